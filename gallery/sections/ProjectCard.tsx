import { Truck } from "lucide";
import { Grid } from "~/sections/Grid";
import { ProjectCard } from "~/sections/ProjectCard";
import { Section } from "~/sections/Section";

const project = {
  title: "Delivery routes for a dairy",
  description:
    "The evening before, the software sorts the next day's stops. Drivers can change them.",
  image: "https://pictures.example/dairy.svg",
  tags: ["TypeScript", "React", "PostgreSQL", "Docker", "Redis"],
} as const;

const complete = {
  ...project,
  category: { name: "Logistics", icon: Truck },
  effort: "4 months, 3 people",
  features: ["Stops on a map", "Changes by phone", "Weekly report", "Export"],
};

export const TwoInARow = () => (
  <Section>
    <Grid columns={2}>
      {[project, { ...project, title: "A website for a dairy" }].map((shown) => (
        <li key={shown.title}>
          <ProjectCard {...shown} />
        </li>
      ))}
    </Grid>
  </Section>
);

/** Wider than a column: the picture stands beside the words. */
export const WithEverything = () => (
  <Section>
    <ProjectCard {...complete} />
  </Section>
);

export const SmallOnPhones = () => (
  <Section>
    <Grid>
      <li>
        <ProjectCard {...complete} small />
      </li>
    </Grid>
  </Section>
);
