import { ExampleCost } from "./ExampleCost.island";

export const OfLicenses = () => <ExampleCost people={20} each={6} />;
