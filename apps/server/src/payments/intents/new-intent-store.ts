// The only SQL that writes a new payment intent.
import { sql } from 'kysely';
import type { Insertable, RawBuilder } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { insertRow } from '../../platform/db/insert-row.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PaymentIntentsTable } from '../tables.ts';
import { intentColumns } from './intent-store.ts';
import type { IntentRow } from './intent.ts';
import '../tables.ts';

export type NewIntent = Omit<Insertable<PaymentIntentsTable>, 'attempt'>;

const nextAttempt = (onConflict: RawBuilder<unknown>) =>
  insertRow<NewIntent, IntentRow>('payment_intents', {
    also: ({ seller_id, target_kind, target_id }) => ({
      attempt: sql`(
        select coalesce(max(attempt), 0) + 1 from payment_intents where seller_id = ${seller_id}
          and target_kind = ${target_kind} and target_id = ${target_id})`,
    }),
    tail: sql`${onConflict} returning ${sql.join(intentColumns.map((column) => sql.ref(column)))}`,
  });
const insertUnlessTaken = nextAttempt(sql`on conflict do nothing`);
const insertOnly = nextAttempt(sql``);

/** The target's next attempt. Undefined when it has one that lives or has succeeded. */
export const insertIntent = async (tx: Tx, row: NewIntent): Promise<IntentRow | undefined> =>
  (await insertUnlessTaken(tx, row))[0];

/** The same, ending the transaction when it has one: `isSecondIntent` knows that error. */
export const insertOnlyIntent = async (tx: Tx, row: NewIntent): Promise<IntentRow> =>
  firstOf(await insertOnly(tx, row));

const UNIQUE_VIOLATION = '23505';

export function isSecondIntent(error: unknown): boolean {
  const { code, table } = recordOf(error);
  return code === UNIQUE_VIOLATION && table === 'payment_intents';
}
