// Finds a charge or a refund again: by its id, or in the lists by our reference.
import type { Stripe } from 'stripe';
import { GatewayTrouble } from '../payment-gateway.ts';
import type { FoundTransaction } from '../payment-gateway.ts';
import { foundCharge, foundRefund, isOfOurs } from './read-charge.ts';
import { isMissing, question } from './stripe-client.ts';

/** The gateway's clock is not ours. */
const TOLERANCE_MS = 3_600_000;
const PAGE = 100;
const MOST_PAGES = 1000;

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

interface Listed {
  id: string;
  currency: string;
}

type AskPage<T> = (page: {
  limit: number;
  starting_after?: string;
}) => Promise<{ data: T[]; has_more: boolean }>;

/** A list page by page, newest first: what comes in meanwhile stands before what was seen. */
export async function* pagesOf<T extends Listed>(ask: AskPage<T>): AsyncGenerator<T[]> {
  let after: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, has_more: hasMore } = await question(() =>
      ask({ limit: PAGE, ...(after !== undefined && { starting_after: after }) }),
    );
    yield data;
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return;
  }
  // Not having looked everywhere is not the same as absent.
  throw new GatewayTrouble('no-answer', 'The list has no end');
}

async function findInPages<T extends Listed>(
  pages: AsyncIterable<T[]>,
  read: (listed: T) => FoundTransaction,
  ref: string,
): Promise<FoundTransaction | undefined> {
  for await (const page of pages) {
    const found = page
      .filter(isOfOurs)
      .map(read)
      .find((each) => each.ref === ref);
    if (found) return found;
  }
  return undefined;
}

export async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await question(ask);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export async function findTransaction(stripe: Stripe, id: string): Promise<FoundTransaction | undefined> {
  if (id.startsWith('re_')) {
    const refund = await orNothing(() => stripe.refunds.retrieve(id));
    return refund && foundRefund(refund);
  }
  const charge = await orNothing(() => stripe.paymentIntents.retrieve(id));
  return charge && foundCharge(charge);
}

/** Their search is up to a minute late; lists are not. */
export async function findByRef(
  stripe: Stripe,
  { ref, profileId, since }: { ref: string; profileId: string; since: Date },
): Promise<FoundTransaction | undefined> {
  const created = { gte: secondsOf(new Date(since.getTime() - TOLERANCE_MS)) };
  const charges = pagesOf<Stripe.PaymentIntent>((page) =>
    stripe.paymentIntents.list({ customer: profileId, created, ...page }),
  );
  const charge = await findInPages(charges, foundCharge, ref);
  if (charge) return charge;
  const refunds = pagesOf<Stripe.Refund>((page) => stripe.refunds.list({ created, ...page }));
  return findInPages(refunds, foundRefund, ref);
}

/** One that was paid meanwhile cannot be withdrawn: whatever it became is looked up. */
export async function withdraw(stripe: Stripe, id: string): Promise<FoundTransaction | undefined> {
  try {
    return foundCharge(await question(() => stripe.paymentIntents.cancel(id)));
  } catch (error) {
    if (!(error instanceof GatewayTrouble) || error.kind !== 'refused') throw error;
    return findTransaction(stripe, id);
  }
}
