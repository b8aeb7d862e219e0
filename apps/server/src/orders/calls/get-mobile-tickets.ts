import { getMobileTickets } from '@stagedoor/contract/calls/shop/order-history';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { mobileTicketsOf } from '../tickets/mobile-tickets-of.ts';
import type { MobileTicketNeeds } from '../tickets/mobile-tickets-of.ts';

export const getMobileTicketsHandler = (needs: MobileTicketNeeds): Handler<'orders'> =>
  handle(getMobileTickets, async ({ order }, caller) => ({
    mobileTickets: await mobileTicketsOf(needs, customerActor(caller), order, caller.pageOrigin),
  }));
