import type { Stripe } from 'stripe';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Notice, NoticeHeaders } from '../payment-gateway.ts';

/** Older ones may be repeated by somebody who has overheard them. */
const TOLERANCE_SECONDS = 300;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

function disputeIn({ object, id, payment_intent: payment }: Record<string, unknown>): Notice['dispute'] {
  if (object !== 'dispute' || !isText(id) || !isText(payment)) return undefined;
  return { disputeId: id, transactionId: payment };
}

/** One of several secrets has signed it: two are known while one takes the place of the other. */
export function readNotice(
  stripe: Stripe,
  body: Buffer,
  headers: NoticeHeaders,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Notice | undefined {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return undefined;
  for (const secret of secrets) {
    try {
      const args = [TOLERANCE_SECONDS, undefined, now.getTime()] as const;
      const { id, data } = stripe.webhooks.constructEvent(body, header, secret, ...args);
      const told = recordOf(data.object);
      const { ref } = recordOf(told['metadata']);
      return { id, ref: isText(ref) && ref !== '' ? ref : undefined, dispute: disputeIn(told) };
    } catch {
      // Not by this one.
    }
  }
  return undefined;
}
