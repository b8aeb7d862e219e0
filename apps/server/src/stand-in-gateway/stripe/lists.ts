// Lists by time, newest first, page by page: `starting_after` names the last one that was seen.
import { listStripe } from '../store/stripe-lists.ts';
import type { Transaction } from '../store/transaction-store.ts';
import { unfit } from './answers.ts';
import { wholeNumber } from './asked.ts';
import type { Asked, Served } from './asked.ts';
import { describeCharge, describeList, describeRefund } from './describe.ts';
import { numberIn } from './ids.ts';
import { pagesFor } from './payment-intents.ts';

const USUAL = 10;
const MOST = 100;

/** Which page of a list is wanted. */
export function pageAsked(asked: Asked): {
  limit: number;
  after: string | undefined;
  since: Date | undefined;
} {
  const { fields } = asked;
  const limit = fields['limit'] === undefined ? USUAL : wholeNumber(asked, 'limit');
  if (limit < 1 || limit > MOST) throw unfit('parameter_invalid_integer', 'limit is from 1 to 100', 'limit');
  const since = fields['created[gte]'] === undefined ? undefined : wholeNumber(asked, 'created[gte]');
  return {
    limit,
    after: fields['starting_after'],
    since: since === undefined ? since : new Date(since * 1000),
  };
}

async function list(
  asked: Asked,
  kind: 'charge' | 'refund',
  which: { profileId?: number | undefined; ofId?: number | undefined },
): Promise<{ rows: Transaction[]; hasMore: boolean }> {
  const { needs } = asked;
  const { limit, after, since } = pageAsked(asked);
  const rows = await listStripe(needs.db, {
    kind,
    ...which,
    ...(after !== undefined && { before: numberIn(kind === 'charge' ? 'pi' : 're', after) }),
    since,
    now: needs.clock.now(),
    limit: limit + 1,
  });
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

export async function listCharges(asked: Asked): Promise<Served> {
  const { customer } = asked.fields;
  const which = customer === undefined ? {} : { profileId: numberIn('cus', customer) };
  const { rows, hasMore } = await list(asked, 'charge', which);
  const described = rows.map((row) => describeCharge(row, pagesFor(asked, row)));
  return { body: describeList('/v1/payment_intents', described, hasMore) };
}

export async function listRefunds(asked: Asked): Promise<Served> {
  const { payment_intent: of } = asked.fields;
  const { rows, hasMore } = await list(asked, 'refund', of === undefined ? {} : { ofId: numberIn('pi', of) });
  return { body: describeList('/v1/refunds', rows.map(describeRefund), hasMore) };
}
