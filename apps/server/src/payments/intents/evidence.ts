// What is known of a charge whose outcome is not: what we did, what came back, each look-up, each notification.
import { sql } from 'kysely';
import { lastOf } from '@stagedoor/rules/values/last-of';
import type { Db } from '../../platform/db/tables.ts';
import type { IntentRow } from './intent.ts';
import type { IntentOutcome } from './settle-intent.ts';
import '../tables.ts';

export interface Evidence {
  at: Date;
  what: string;
}

const NOTIFIED = 'The gateway sent a notification about it';

export const answerWords = (outcome: IntentOutcome | undefined): string => {
  switch (outcome?.kind) {
    case undefined:
    case 'absent':
      return 'not listed';
    case 'approved':
      return `charged, as ${outcome.transactionId}`;
    case 'held':
      return `held for review, as ${outcome.transactionId}`;
    case 'needs-customer':
      return `waits for the customer to confirm it, as ${outcome.transactionId}`;
    case 'declined':
      return `declined (${outcome.code})`;
    case 'left-alone':
      return 'withdrawn: nobody confirmed it';
    case 'contradiction':
      return outcome.message;
    case 'refused':
    case 'not-sent':
    case 'unknown':
      return 'no clear answer';
  }
};

const undecided = new Set<string>(['dispatched', 'unknown', 'held', 'attention']);

/** Of those that somebody may have to decide about; what is decided is looked at for another reason. */
export async function keepLook(db: Db, row: IntentRow, answer: string, at: Date): Promise<void> {
  if (!undecided.has(row.state)) return;
  await db
    .insertInto('payment_looks')
    .values({ seller_id: row.seller_id, ref: row.ref, at, answer })
    .execute();
}

/** By reference, what was looked up and what was notified. */
export async function readLooks(
  db: Db,
  sellerId: number,
  refs: readonly string[],
): Promise<Map<string, Evidence[]>> {
  const { rows } = await sql<Evidence & { ref: string }>`
    select ref, at, 'Looked up at the gateway: ' || answer as what from payment_looks
    where seller_id = ${sellerId} and ref = any(${[...refs]}::text[])
    union all
    select ref, received_at, ${NOTIFIED} from payment_notifications
    where seller_id = ${sellerId} and ref = any(${[...refs]}::text[])`.execute(db);
  return Map.groupBy(rows, ({ ref }) => ref);
}

/** All of it, in order of time. */
export function evidenceOf(row: IntentRow, looks: readonly Evidence[]): Evidence[] {
  const known: { at: Date | null; what: string }[] = [
    { at: row.created_at, what: `Written down, attempt ${row.attempt}, before the gateway was asked` },
    { at: row.sent_at, what: `Sent with the reference ${row.ref}` },
    { at: row.unanswered_at, what: 'The call ended without an answer' },
    {
      at: row.transaction_id ? (row.sent_at ?? row.created_at) : null,
      what: `The gateway has it as ${row.transaction_id}`,
    },
  ];
  const told = known.flatMap(({ at, what }) => (at ? [{ at, what }] : []));
  const seen = looks.map(({ at, what }) => ({ at, what }));
  const inTime = [...told, ...seen].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const lastAt = lastOf(inTime).at;
  return row.problem_text ? [...inTime, { at: lastAt, what: row.problem_text }] : inTime;
}
