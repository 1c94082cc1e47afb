import { Clock } from "./Clock.island";

export const EveryPage = () => <Clock />;
