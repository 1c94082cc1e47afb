import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

const switches = [
  { name: "Switch A", latency: "0.6ms", x: 124 },
  { name: "Switch B", latency: "0.5ms", x: 364 },
];

const endpoints = [
  { name: "Office", latency: "1.1", x: 52, parent: 124 },
  { name: "Phones", latency: "1.4", x: 196, parent: 124 },
  { name: "Floor", latency: "2.0", x: 292, parent: 364 },
  { name: "Guests", latency: "4.2", x: 436, parent: 364, state: "watch" as const },
];

/** A network map from the firewall to every endpoint, with the latency of each hop. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Every hop under 5ms" note="example map">
      <Drawing width={488} height={292}>
        <g className={styles.map}>
          <path data-line="good" d="M234 66C196 86 136 82 125 122M254 66C292 86 352 82 363 122" />
          {endpoints.map(({ name, x, parent, state = "good" }) => {
            const side = x < parent ? -1 : 1;
            return (
              <path
                key={name}
                data-line={state}
                d={`M${parent + side * 8} 160C${parent + side * 16} 196 ${x} 190 ${x} 218`}
              />
            );
          })}
          <circle data-line="good" cx="244" cy="46" r="22" />
          <path data-line="soft" d="M244 36l9 3v7q0 7-9 11q-9-4-9-11v-7z" />
          <text x="276" y="42">
            Firewall
          </text>
          <text data-soft x="276" y="62">
            0.3ms
          </text>
          {switches.map(({ name, latency, x }) => (
            <g key={name}>
              <circle data-line="good" cx={x} cy="142" r="20" />
              <path data-line="soft" d={`M${x - 9} 138h18M${x - 9} 146h18`} strokeDasharray="3 2" />
              <text x={x + 30} y="138">
                {name}
              </text>
              <text data-soft x={x + 30} y="158">
                {latency}
              </text>
            </g>
          ))}
          {endpoints.map(({ name, latency, x, state = "good" }) => (
            <g key={name} textAnchor="middle">
              <circle data-line={state} cx={x} cy="236" r="18" />
              <text className={styles.hop} x={x} y="241">
                {latency}
              </text>
              <text x={x} y="278">
                {name}
              </text>
            </g>
          ))}
        </g>
      </Drawing>
    </IllustrationFrame>
  );
}
