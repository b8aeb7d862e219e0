import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Logger } from '../platform/log.ts';

export interface StandInCredentials {
  login: string;
  transactionKey: string;
  /** Signs notifications. */
  signatureKey: string;
}

/** The headers carry the signature. */
export type Deliver = (body: string, headers: Readonly<Record<string, string>>) => Promise<boolean>;

export interface StandInNeeds {
  db: Db;
  clock: Clock;
  log: Logger;
  credentials: StandInCredentials;
  /** The fault switches, the books, and the decision about what is held. */
  hasControls: boolean;
  /** Hands a notification to the shop; false when it was not taken. Left out, none are sent. */
  deliver?: Deliver | undefined;
  /** Only who knows it asks the gateway's questions; left out, everybody with its credentials may. */
  password?: string | undefined;
  /** Where browsers find the pages of the Stripe that it stands in for, seen from an address that it leads back to. */
  stripePagesAt: (request: { host: string }, back: URL) => string;
}

/** What the shop uses towards the stand-in when nothing is configured; a production start refuses them. */
export const standInCredentials: StandInCredentials = {
  login: 'stand-in',
  transactionKey: 'stand-in-key',
  signatureKey: 'stand-in-signature-key',
};

/** The same for the Stripe that it stands in for. */
export const standInStripe = {
  secretKey: 'sk_test_standin',
  noticeSecret: 'whsec_standin',
} as const;
