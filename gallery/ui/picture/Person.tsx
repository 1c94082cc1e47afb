import { Person } from "~/ui/picture/Person";

export const WithoutPhotograph = () => (
  <Person name="Ada Lovelace" image={undefined}>
    Writes the first program
  </Person>
);
