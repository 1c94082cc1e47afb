import { Person } from "~/ui/picture/Person";

export const WithoutPhotograph = () => (
  <Person of={{ name: "Ada Lovelace" }}>Writes the first program</Person>
);
