import { Portrait } from "~/ui/picture/Portrait";

/** Import the photograph with `?portrait` and pass it as `image`. */
export const WithoutPhotograph = () => (
  <Portrait name="Ada Lovelace" image={undefined} alt="" sizes="10rem" />
);
