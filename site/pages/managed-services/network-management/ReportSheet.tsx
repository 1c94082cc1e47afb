import type { ReactNode } from "react";

/** What a sheet shows: a curve of readings, a checklist or a plan. */
export type SheetKind = "reading" | "checks" | "plan";

/** A page of the assessment's written results. */
export function ReportSheet({ kind }: { kind: SheetKind }) {
  return (
    <svg
      viewBox="10 4 300 213"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M12 215V14q0-8 8-8h252l36 36v173z"
        fill="var(--background)"
        stroke="var(--control-edge)"
      />
      <Lines d="M272 6v28q0 8 8 8h28M40 62h240" />
      <Words d="M42 38h96" />
      {contents[kind]}
    </svg>
  );
}

const Lines = ({ d }: { d: string }) => <path d={d} stroke="var(--rule)" strokeWidth="1.5" />;
const Words = ({ d }: { d: string }) => <path d={d} stroke="var(--rule)" strokeWidth="9" />;
const Curve = ({ d }: { d: string }) => <path d={d} stroke="var(--accent)" strokeWidth="2.5" />;
const Watch = (center: { cx: number; cy: number }) => (
  <circle {...center} r="7" fill="var(--highlight-strong)" />
);

const contents: Record<SheetKind, ReactNode> = {
  reading: (
    <>
      <Lines d="M40 104h240M40 146h240M40 188h240" />
      <Curve d="M40 172l20-6 20 8 20-12 20 6 20-4 20-58 20 54 20 8 20-10 20 6 20-8 20 4" />
      <Watch cx={160} cy={106} />
    </>
  ),
  checks: (
    <>
      <Words d="M76 92h150M76 124h118M76 156h176M76 188h88" />
      <Curve d="M41 92l5 5 9-10M41 124l5 5 9-10M41 188l5 5 9-10" />
      <Watch cx={48} cy={156} />
    </>
  ),
  plan: (
    <>
      <Lines d="M100 78v137M160 78v137M220 78v137" />
      <path d="M46 92h66" stroke="var(--highlight-strong)" strokeWidth="14" />
      <path d="M92 124h84M136 156h70M186 188h88" stroke="var(--accent)" strokeWidth="14" />
    </>
  ),
};
