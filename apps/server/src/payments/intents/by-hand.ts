// What the desk sees of a payment that nobody knows the outcome of, and how it ends one by hand.
import { SEND_AGAIN_HOURS } from '@stagedoor/rules/cards/absent-payment';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { evidenceOf, readLooks } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import type { IntentNeeds } from './intent-needs.ts';
import type { IntentRow } from './intent.ts';
import { findIntent } from './intent-store.ts';
import { lookUpIntent } from './look-up-intent.ts';
import { reconcileNow } from './reconcile.job.ts';
import { settleIntent } from './settle-intent.ts';

interface Undecided {
  ref: string;
  targetKind: string;
  targetId: string;
  amountCents: number;
  lastFour: string;
  state: 'dispatched' | 'unknown' | 'held' | 'attention';
  since: Date;
  evidence: Evidence[];
  sendAgainUntil: Date;
  nextLookAt: Date | null;
}

const HOUR_MS = 3_600_000;

/** The longest ago first. */
async function readUndecided(db: Db, sellerId: number, most: number): Promise<Undecided[]> {
  const { rows } = await sql<IntentRow>`
    select * from payment_intents where seller_id = ${sellerId} and kind = 'charge'
      and state in ('dispatched', 'unknown', 'held', 'attention')
    order by created_at limit ${most}`.execute(db);
  const looks = await readLooks(
    db,
    sellerId,
    rows.map(({ ref }) => ref),
  );
  return rows.map((row) => ({
    ref: row.ref,
    targetKind: row.target_kind,
    targetId: row.target_id,
    amountCents: row.amount_cents,
    lastFour: row.last_four,
    state: row.state as Undecided['state'],
    since: row.created_at,
    evidence: evidenceOf(row, looks.get(row.ref) ?? []),
    sendAgainUntil: new Date((row.sent_at ?? row.created_at).getTime() + SEND_AGAIN_HOURS * HOUR_MS),
    nextLookAt: row.look_at,
  }));
}

const reach = async (db: Db, sellerId: number, ref: string): Promise<IntentRow | undefined> => {
  const row = await findIntent(db, ref);
  return row?.seller_id === sellerId && row.kind === 'charge' ? row : undefined;
};

/** Looks it up now, whenever the next look would be. Answers the state that it has then. */
async function askNow(needs: IntentNeeds, sellerId: number, ref: string): Promise<string | undefined> {
  const row = await reach(needs.db, sellerId, ref);
  if (!row) return undefined;
  await reconcileNow(needs, row);
  return (await findIntent(needs.db, ref))?.state;
}

type Ending = 'settled' | 'no-such' | 'not-yours-to-decide' | 'does-not-match' | 'is-there';

/** AWARD-07: what was found at the gateway counts when it is looked up and agrees. */
async function settleFound(
  needs: IntentNeeds,
  sellerId: number,
  ref: string,
  transactionId: string,
): Promise<Ending> {
  const row = await reach(needs.db, sellerId, ref);
  if (!row) return 'no-such';
  if (row.state !== 'attention') return 'not-yours-to-decide';
  const { adapter } = await needs.gateways.at(row);
  const found = await adapter.findTransaction(transactionId);
  const agrees =
    found?.ref === row.ref && found.amountCents === row.amount_cents && found.status === 'captured';
  if (!agrees) return 'does-not-match';
  await settleIntent(needs, row, { kind: 'approved', transactionId: found.transactionId });
  return 'settled';
}

/** Never charged: only what the gateway does not know at this very moment either. Should it appear later, it goes back. */
async function settleAbsent(needs: IntentNeeds, sellerId: number, ref: string): Promise<Ending> {
  const row = await reach(needs.db, sellerId, ref);
  if (!row) return 'no-such';
  if (row.state !== 'attention') return 'not-yours-to-decide';
  if (await lookUpIntent(needs, row)) return 'is-there';
  await settleIntent(needs, row, { kind: 'absent' });
  return 'settled';
}

/** For the desk: what nobody knows the outcome of, and how it ends. */
export interface ByHand {
  undecided(sellerId: number, most: number): Promise<Undecided[]>;
  ask(sellerId: number, ref: string): Promise<string | undefined>;
  settleFound(sellerId: number, ref: string, transactionId: string): Promise<Ending>;
  settleAbsent(sellerId: number, ref: string): Promise<Ending>;
}

export const byHand = (needs: IntentNeeds): ByHand => ({
  undecided: (...which) => readUndecided(needs.db, ...which),
  ask: (...which) => askNow(needs, ...which),
  settleFound: (...which) => settleFound(needs, ...which),
  settleAbsent: (...which) => settleAbsent(needs, ...which),
});
