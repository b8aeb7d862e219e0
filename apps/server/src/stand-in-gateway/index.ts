export { registerAlone, registerBeside, STAND_IN_HOST, STAND_IN_PREFIX } from './register-stand-in.ts';
export { prepareStandIn } from './prepare-stand-in.ts';
export { standInCredentials } from './stand-in-needs.ts';
export type { StandInNeeds } from './stand-in-needs.ts';
export { keepCardAtStandIn } from './keep-card.ts';
export { sendNotifications } from './webhooks/notify.ts';
export { readBooks } from './control/books.ts';
export type { BookEntry } from './control/books.ts';
