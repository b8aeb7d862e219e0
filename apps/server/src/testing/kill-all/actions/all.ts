// Everything long or paid that a shop does, and how its templates are filled for it.
import type { Database } from '../../../platform/db/database.ts';
import { addListeningAddress } from '../../../webhooks/testing/listening-address.ts';
import type { Receiver } from '../../webhook-proof/kill-webhooks.ts';
import { WEBHOOK_PROOF } from '../../webhook-proof/kill-webhooks.ts';
import type { Action } from '../action.ts';
import { afterSale } from './after-sale.ts';
import { buying } from './buying.ts';
import { draws } from './draws.ts';
import { installments } from './installments.ts';
import { messages } from './messages.ts';
import { codes, importing, openDesk, publishing } from './office.ts';
import { openSeries, requests } from './requests.ts';
import { tickets } from './tickets.ts';
import { waiting } from './waiting.ts';

export const allActions = (receiver: Receiver): readonly Action[] => [
  buying,
  installments,
  afterSale,
  waiting,
  tickets,
  requests,
  draws,
  messages(receiver),
  codes,
  publishing,
  importing,
];

/** What the shops of the proof are started with. */
export const killEnvironment = {
  ...WEBHOOK_PROOF,
  DATABASE_POOL_SIZE: '80',
  TRUSTED_PROXIES: 'loopback',
};

export async function loadForAll(database: Database, receiver: Receiver): Promise<void> {
  await openDesk(database);
  await openSeries(database.db);
  await addListeningAddress(database.db, {
    url: receiver.url,
    staffSecret: WEBHOOK_PROOF.STAFF_SECRET,
    now: new Date('2026-01-01T00:00:00Z'),
  });
}
