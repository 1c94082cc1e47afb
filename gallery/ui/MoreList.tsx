import { MoreList } from "~/ui/MoreList";

const items = ["Windows", "macOS", "Linux", "iOS", "Android"];

export const Chips = () => (
  <MoreList items={items} limit={3} what="systems" of="Help Desk" variant="chips" />
);

export const Lines = () => (
  <MoreList items={items} limit={2} what="systems" of="Backup" variant="lines" />
);
