import { Photo } from "~/ui/picture/Photo";
import rack from "../../files/rack.jpg?photo";

/** In a hero, a SplitSection or an Introduction, wherever a drawing can stand. */
export const Photograph = () => <Photo image={rack} alt="Example: server racks in a dim room" />;
