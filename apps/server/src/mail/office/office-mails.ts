import { countMatching, readMails } from './read-mails.ts';

/** The outbox as the box office lists it. */
export const officeMails = { read: readMails, count: countMatching };
