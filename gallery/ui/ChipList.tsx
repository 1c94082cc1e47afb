import { ChipList } from "~/ui/ChipList";

export const Chips = () => <ChipList items={["Excel", "Teams", "SharePoint"]} />;
