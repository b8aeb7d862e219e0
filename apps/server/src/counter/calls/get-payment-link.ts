import { getPaymentLink } from '@stagedoor/contract/calls/shop/payment-link';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { CounterNeeds } from '../counter-needs.ts';
import { describePayLink, reachPaid } from '../pay-link.ts';

export const getPaymentLinkHandler = (needs: CounterNeeds): Handler<'counter'> =>
  handle(getPaymentLink, async ({ payLink }, caller) =>
    describePayLink(needs, await reachPaid(needs.db, caller, payLink), caller.now),
  );
