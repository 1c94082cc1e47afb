import { Hero } from "~/sections/Hero";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Ask } from "./Ask.island";
import { Broken } from "./Broken.island";
import { Chosen } from "./Chosen.island";
import { Cost } from "./Cost.island";
import { hero } from "./content";

export { description } from "./content";

export default () => (
  <>
    <Hero {...hero} />
    <Cost people={20} label="First" />
    <Cost people={3} label="Second" />
    <Chosen />
    <Ask label="Ask" />
    <Ask label="Act" />
    <Broken whenPressed={false} />
    <Broken whenPressed />
    <h2 id="über-uns">Über uns</h2>
    <form action="/" aria-label="Search">
      <input type="text" name="q" aria-label="Words" required />
      <button type="submit">Search</button>
    </form>
    <Link href="mailto:jobs@firm.example?subject=Application">jobs@firm.example</Link>
    <Link href="https://www.LinkedIn.com/in/ada">Ada on LinkedIn</Link>
    <details>
      <summary>Roof</summary>
      <Picture image="https://pictures.example/roof.jpg" alt="A slate roof" sizes="100vw" />
    </details>
  </>
);
