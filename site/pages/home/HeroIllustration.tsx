import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import { StatusBars } from "./StatusBars";

/** Four systems with a bar for each of the last 45 days. */
export function HeroIllustration() {
  const { days, systems, ...frame } = heroIllustration;
  return (
    <IllustrationFrame {...frame}>
      {systems.map(({ name, reading, ...marked }) => (
        <Row key={name} name={name} reading={reading}>
          <StatusBars days={days} {...marked} />
        </Row>
      ))}
    </IllustrationFrame>
  );
}
