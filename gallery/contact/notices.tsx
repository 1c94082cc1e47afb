import { NotSent, WithoutScript } from "~/contact/notices";

/** When the message can't be sent. */
export const Failed = () => <NotSent />;

/** In the form's place, without JavaScript. */
export const NoScript = () => <WithoutScript />;
