import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** Four systems with a bar per day; two days needed attention. */
export const OgIllustration: OgDrawing = () => (
  <>
    {[0, 1, 2, 3].map((row) =>
      Array.from({ length: 22 }, (_, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          key={day}
          x={36 + day * 17}
          y={48 + row * 94}
          width="11"
          height="62"
          rx="4"
          fill={
            (row === 0 && day === 15) || (row === 3 && day === 5)
              ? colors.highlight
              : colors.success
          }
          opacity={day !== 15 && (row * 7 + day * 3) % 5 === 0 ? 0.55 : 1}
        />
      )),
    )}
  </>
);
