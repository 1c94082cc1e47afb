import type { IconNode, Point } from "~/content-types";
import { Area, DashedOutline, Outline, Sketch } from "~/illustrations/Sketch";
import { Grid } from "~/sections/Grid";
import { Icon } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import styles from "./FirstProjects.module.css";

/** An example on its picture, and a typical first project of each industry. */
export type FirstProjectsContent = {
  readonly example: { readonly of: string; readonly figure: string; readonly text: string };
  readonly requests: readonly (Point & { readonly icon: IconNode })[];
};

/** One example in large type on the left, industries and their projects on the right. */
export function FirstProjects({ example, requests }: FirstProjectsContent) {
  return (
    <div className={styles.split}>
      <div className={styles.example}>
        <p>{example.of}</p>
        <p className={styles.figure}>{example.figure}</p>
        <p>
          <RichText text={example.text} />
        </p>
        <Sketch width={320} height={190}>
          <Area fill="background" d="M50 0h220q14 0 14 14v176H36V14Q36 0 50 0z" />
          <Area fill="tint" d="M60 68h56v44H60zM60 128h56v44H60z" />
          <Area fill="accent" d="M60 24h120v20H60zM212 68h48v44h-48z" />
          <Outline d="M36 190V14Q36 0 50 0h220q14 0 14 14v176M132 80h52M132 98h34M132 140h52M132 158h34M226 90l8 8 14-16" />
          <DashedOutline d="M212 128h48v44h-48z" />
        </Sketch>
      </div>
      <Grid columns={2} lines compact>
        {requests.map(({ icon, title, description }) => (
          <li key={title}>
            <h3 className={styles.industry}>
              <Icon of={icon} size={24} />
              {title}
            </h3>
            <p className={styles.project}>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </Grid>
    </div>
  );
}
