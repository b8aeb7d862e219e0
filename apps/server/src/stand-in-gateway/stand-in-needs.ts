import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Logger } from '../platform/log.ts';

export interface StandInCredentials {
  login: string;
  transactionKey: string;
  /** Signs notifications. */
  signatureKey: string;
}

export interface StandInNeeds {
  db: Db;
  clock: Clock;
  log: Logger;
  credentials: StandInCredentials;
  /** The fault switches, the books, and the decision about what is held. */
  hasControls: boolean;
  /** Hands a notification to the shop; false when it was not taken. Left out, none are sent. */
  deliver?: ((body: string, signature: string) => Promise<boolean>) | undefined;
}

/** What the shop uses towards the stand-in when nothing is configured; a production start refuses them. */
export const standInCredentials: StandInCredentials = {
  login: 'stand-in',
  transactionKey: 'stand-in-key',
  signatureKey: 'stand-in-signature-key',
};
