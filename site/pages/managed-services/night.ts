/* One night of monitoring, which HeroIllustration.tsx draws. */
import { heroIllustration } from "./content";

const { services, way } = heroIllustration;

/** Where the drawing begins and ends. Hours are counted on from 24 after midnight. */
export const firstHour = 18;
export const lastHour = 32;

/** Hours that have a line and their time above it. */
export const hours = [18, 22, 26, 30] as const;

/** Start and end of a service's routine work, in hours. An eighth service has that of the first. */
export const work = [
  [
    [24, 25.6],
    [26.6, 28.4],
  ],
  [
    [18, 20.8],
    [21.6, 32],
  ],
  [
    [19, 19.8],
    [27, 29.6],
  ],
  [
    [18, 18.4],
    [20, 20.4],
    [22, 22.4],
    [25.2, 27.4],
    [30, 30.4],
  ],
  [
    [18, 20.2],
    [22.6, 23],
    [31, 32],
  ],
  [
    [18, 22.6],
    [23.4, 32],
  ],
  [],
] as const;

/** Hour of a time such as "12:30 AM" or "0:30", or undefined for one in words, such as "noon". */
function hourOf(time: string): number | undefined {
  const [, hour, minute = 0, half] = /^(\d+)(?::(\d+))?(?: ([AP]M))?$/.exec(time) ?? [];
  if (!hour) return;
  const onClock = half ? (Number(hour) % 12) + (half === "PM" ? 12 : 0) : Number(hour);
  return (onClock < 12 ? onClock + 24 : onClock) + Number(minute) / 60;
}

/** The way of the alert through the services at night: index of the lane, hour, and what is written beside the first of an hour. */
export const trail = way.flatMap(({ to, time, what }) => {
  const hour = hourOf(time) ?? 0;
  return services
    .flatMap((service, index) => (to.some((one) => one === service.to) ? [index] : []))
    .filter(() => hour >= firstHour && hour <= lastHour)
    .map((lane, index) => ({ lane, hour, time: index ? undefined : time, what }));
});
