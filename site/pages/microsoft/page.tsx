import { ClosingLine } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { Steps } from "~/sections/Steps";
import { ButtonLink } from "~/ui/Button";
import { RichText } from "~/ui/RichText";
import {
  callToAction,
  consultationButton,
  hero,
  implementation,
  licenseCost,
  licenses,
  licenseTable,
  offer,
  partner,
  reasons,
} from "./content";
import { LicenseCost } from "./LicenseCost.island";
import { LicenseSeats, SeatMark } from "./LicenseSeats";
import { PriceRoll } from "./PriceRoll";
import styles from "./page.module.css";
import { SolutionCards } from "./SolutionCards";

export { description } from "./content";

/** Microsoft Licensing overview. */
export default function MicrosoftLicensing() {
  return (
    <>
      <Hero {...hero} wide={offer.solutions.length > 0 && <PriceRoll {...offer} />} />
      <Section entries={offer.solutions} heading={offer.heading} lead={offer.lead}>
        <SolutionCards {...offer} />
      </Section>
      <SplitSection id="licenses" surface="subtle" entries={licenseCost.fields} {...licenses}>
        <div>
          <LicenseCost {...licenseCost} />
          <noscript>
            <DataTable {...licenseTable} />
          </noscript>
          <ButtonLink {...consultationButton} />
        </div>
      </SplitSection>
      <Section entries={partner.statistics} heading={partner.heading} lead={partner.lead}>
        <Stats variant="poster" figures={partner.statistics} />
      </Section>
      <Section surface="inverse" heading={reasons.heading} lead={reasons.lead}>
        <LicenseSeats licenses={reasons.licenses} note={reasons.note} />
        <FeatureGrid
          columns={4}
          features={reasons.reasons.map(({ mark, ...reason }) => ({
            ...reason,
            drawing: <SeatMark state={mark} />,
          }))}
        />
      </Section>
      <Section surface="subtle" heading={implementation.heading} lead={implementation.lead}>
        <Steps
          steps={implementation.steps.map(({ yours, ...step }) => ({
            ...step,
            aside: (
              <p>
                <strong>{yours}</strong>
              </p>
            ),
          }))}
        />
        <div className={styles.notes}>
          {implementation.notes.map((note) => (
            <p key={note}>
              <RichText text={note} />
            </p>
          ))}
        </div>
      </Section>
      <ClosingLine {...callToAction} />
    </>
  );
}
