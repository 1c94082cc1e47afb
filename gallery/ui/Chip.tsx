import { Chip } from "~/ui/Chip";

export const OneWord = () => <Chip>Included</Chip>;
