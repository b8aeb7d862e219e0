// The fault switches: what shall go wrong with which request, how often.
import { sql } from 'kysely';
import { statement } from '../../platform/db/statement.ts';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export const faultKinds = [
  // The request is never answered, and nothing is done.
  'hang',
  // The same, after everything was done.
  'hang-after',
  // The connection breaks, before or after everything was done.
  'reset',
  'reset-after',
  // A proxy's page of HTML instead of an answer, before or after everything was done.
  'html-502',
  'html-502-after',
  // An error of its own, before or after everything was done; with a key it is answered again and again.
  'error-500',
  'error-500-after',
  // Charges and refunds.
  'decline',
  'hold',
  // The bank wants to hear it from the customer.
  'ask',
  'late-listing',
  // Profiles.
  'profile-lag',
  // Notifications.
  'webhook-twice',
  'webhook-late',
  'webhook-lost',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** The name of a request, such as `createTransactionRequest`; every request where it is left out. */
  call?: string | undefined;
  times?: number | undefined;
  seconds?: number | undefined;
}

/** The faults that strike this request: kind and seconds. */
export type Struck = ReadonlyMap<FaultKind, number>;

export async function setFault(db: Db, fault: Fault): Promise<void> {
  await db
    .insertInto('standin_faults')
    .values({
      kind: fault.kind,
      call: fault.call ?? null,
      times_left: fault.times ?? 1,
      seconds: fault.seconds ?? 0,
    })
    .execute();
}

export async function clearFaults(db: Db): Promise<void> {
  await db.deleteFrom('standin_faults').execute();
}

const strike = statement(
  ({ call }: { call: string }) => sql<{ kind: FaultKind; seconds: number }>`
    update standin_faults set times_left = times_left - 1
    where times_left > 0 and fault_id in (
      select min(fault_id) from standin_faults
      where times_left > 0 and (call is null or call = ${call})
      group by kind)
    returning kind, seconds`,
);

/** Takes one of each kind that waits for this request. */
export async function strikeFaults(db: Db, call: string): Promise<Struck> {
  const { rows } = await strike(db, { call });
  return new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
}
