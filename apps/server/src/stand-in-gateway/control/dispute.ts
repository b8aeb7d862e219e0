// A bank's part, played by whoever looks at the books: it asks a charge back, and decides.
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { insertDispute, moveDispute } from '../store/dispute-store.ts';
import type { Dispute } from '../store/dispute-store.ts';
import { findTransaction } from '../store/transaction-store.ts';
import { describeDispute } from '../stripe/disputes.ts';
import { idOf } from '../stripe/ids.ts';
import { notifyStripe } from '../stripe/notices.ts';
import type { StripeEvent } from '../stripe/notices.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { sendNotifications } from '../webhooks/notify.ts';

const DAYS_TO_ANSWER = 9;
const DAY_MS = 86_400_000;

async function tell(needs: StandInNeeds, event: StripeEvent, row: Dispute): Promise<string> {
  await notifyStripe(needs, event, await describeDispute(needs.db, row, false));
  await sendNotifications(needs);
  return idOf('du', row.dispute_id);
}

export interface WantedDispute {
  reason?: string | undefined;
  /** The whole charge where it is left out. */
  amountCents?: number | undefined;
  isInquiry?: boolean | undefined;
}

/** Undefined where there is no such charge; of Authorize.Net's nobody tells it anything. */
export async function disputeCharge(
  needs: StandInNeeds,
  transactionId: number,
  { reason = 'fraudulent', amountCents, isInquiry = false }: WantedDispute = {},
): Promise<string | undefined> {
  const charge = await findTransaction(needs.db, 'stripe', transactionId);
  if (charge?.kind !== 'charge' || charge.status !== 'captured') return undefined;
  const now = needs.clock.now();
  const dueBy = new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS);
  const given = { transactionId, amountCents: amountCents ?? charge.amount_cents, reason, isInquiry, dueBy };
  return tell(needs, 'charge.dispute.created', await insertDispute(needs.db, given, now));
}

const ends = ['answered', 'won', 'lost'] as const;
type End = (typeof ends)[number];

export async function decideDispute(
  needs: StandInNeeds,
  disputeId: number,
  end: End,
): Promise<string | undefined> {
  const row = await moveDispute(needs.db, disputeId, end, needs.clock.now());
  if (!row) return undefined;
  return tell(needs, end === 'answered' ? 'charge.dispute.updated' : 'charge.dispute.closed', row);
}

export interface AskedDispute {
  id: number;
  end: End | undefined;
  wanted: WantedDispute;
}

/** `{"id": "60000000001"}` asks it back; with `"end": "won"`, `"lost"` or `"answered"` and the dispute's id it is decided. */
export function disputeIn(body: unknown): AskedDispute {
  const { id, end, reason, amountCents, isInquiry } = recordOf(body);
  return {
    id: Number(textOf(id).replace(/^du_/, '')),
    end: ends.find((each) => each === end),
    wanted: {
      reason: typeof reason === 'string' ? reason : undefined,
      amountCents: typeof amountCents === 'number' ? amountCents : undefined,
      isInquiry: isInquiry === true,
    },
  };
}
