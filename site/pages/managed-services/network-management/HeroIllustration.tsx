import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { labeled } from "~/illustrations/labeled";
import { heroIllustration } from "./content";

const { title, note, live, firewall, switches, endpoints } = heroIllustration;

/** Horizontal positions. `parent` is that of the switch to which an endpoint is connected. */
const switchPositions = [124, 364] as const;
const endpointPositions = [
  { x: 52, parent: 124 },
  { x: 188, parent: 124 },
  { x: 300, parent: 364 },
  { x: 436, parent: 364 },
] as const;

/** A network map from the firewall to every endpoint, with the latency of each hop. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note} live={live}>
      <Drawing width={488} height={300}>
        <path data-line="good" d="M234 66C196 86 136 82 125 122M254 66C292 86 352 82 363 122" />
        {endpointPositions.map(({ x, parent }) => {
          const side = x < parent ? -1 : 1;
          return (
            <path
              key={x}
              data-line="good"
              d={`M${parent + side * 8} 160C${parent + side * 16} 196 ${x} 190 ${x} 218`}
            />
          );
        })}
        <circle data-line="good" cx="244" cy="46" r="22" />
        <path data-line="" d="M244 36l9 3v7q0 7-9 11q-9-4-9-11v-7z" />
        <text x="276" y="40">
          {firewall.name}
        </text>
        <text data-soft x="276" y="64">
          {firewall.latency}
        </text>
        {labeled(switchPositions, switches).map(([x, { name, latency }]) => (
          <g key={x}>
            <circle data-line="good" cx={x} cy="142" r="20" />
            <path data-line="" d={`M${x - 9} 138h18M${x - 9} 146h18`} strokeDasharray="3 2" />
            <text x={x + 30} y="136">
              {name}
            </text>
            <text data-soft x={x + 30} y="160">
              {latency}
            </text>
          </g>
        ))}
        {labeled(endpointPositions, endpoints).map(([{ x }, { name, latency }]) => (
          <g key={x} textAnchor="middle">
            <circle data-line="good" cx={x} cy="240" r="22" />
            <text x={x} y="240" dy="0.35em">
              {latency}
            </text>
            <text x={x} y="288">
              {name}
            </text>
          </g>
        ))}
      </Drawing>
    </IllustrationFrame>
  );
}
