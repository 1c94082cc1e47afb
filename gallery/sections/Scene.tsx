import { Scene } from "~/sections/Scene";
import rack from "../files/rack.jpg?scene";

/** Between a hero and the next section, or in a section. */
export const Photograph = () => (
  <Scene
    image={rack}
    alt="Example: server racks in a dim room"
    people={[
      { name: "Ada Foster", position: "Founder" },
      { name: "Ben Ito", position: "Network Engineer" },
    ]}
  />
);
