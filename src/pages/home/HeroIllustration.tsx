import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { StatusBars } from "./StatusBars";

const systems = [
  {
    name: "Network and Wi-Fi",
    reading: "99.98%",
    days: "ggdggggdgggdgggggdggggdgggggggdwdgggdggggggdg",
  },
  {
    name: "Servers and cloud",
    reading: "100%",
    days: "gdgggggdggggdggggggggdgggggdggggdggggggdggggg",
  },
  {
    name: "Backups verified nightly",
    reading: "45 of 45",
    days: "gggdggggggdgggggdgggggggdggdggggggggdgggggdgg",
  },
  {
    name: "Help desk, median answer",
    reading: "1 min 12 s",
    days: "dgggdggggdggwgdggggggdgggggdggggdggggggdggggd",
  },
];

/** Home: four systems, 45 days, two days that needed a look. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="All systems quiet" note="example, last 45 days">
      {systems.map(({ name, reading, days }) => (
        <Row key={name} name={name} reading={reading}>
          <StatusBars days={days} />
        </Row>
      ))}
    </IllustrationFrame>
  );
}
