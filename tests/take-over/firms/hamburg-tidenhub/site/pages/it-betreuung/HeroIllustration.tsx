import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";

/** Was am Morgen schon erledigt ist. */
export function HeroIllustration() {
  const { readings, ...frame } = heroIllustration;
  return (
    <IllustrationFrame {...frame}>
      {readings.map((reading) => (
        <Row key={reading.name} {...reading} />
      ))}
    </IllustrationFrame>
  );
}
