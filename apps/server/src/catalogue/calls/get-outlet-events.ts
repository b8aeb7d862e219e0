import * as z from 'zod/mini';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { inCurrency } from '@stagedoor/contract/spoken-currency';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { SharedAnswer } from '../../platform/http/answers.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { eventWithCode } from '../event-with-code.ts';
import { outletEvents } from '../events-of-outlet.ts';
import type { CatalogueNeeds } from '../events-of-outlet.ts';

const nothing = new SharedAnswer(z.encode(getOutletEvents.output, { events: [] }));

export function getOutletEventsHandler(needs: CatalogueNeeds): Handler<'catalogue'> {
  const handler = handle(getOutletEvents, async ({ outletId, code, ...query }, caller) => {
    if (outletId !== undefined && outletId !== caller.outletId) refuse('MISSING_OUTLET_ID');
    // What a guest list has is told to whoever is invited, together with the invitation.
    const { outletType } = await needs.outlets.get(caller.outletId);
    if (isGuestList(outletType)) return nothing;
    if (code !== undefined) return { events: await eventWithCode(needs, caller, code, query) };
    const key = `events ${caller.outletId} ${query.eventId} ${query.includePast} ${query.parts?.toSorted().join()}`;
    return needs.answers.get(key, async () => {
      const events = await outletEvents(needs, caller, query);
      return inCurrency(caller.currency, () => z.encode(getOutletEvents.output, { events }));
    });
  });
  // Alike for all who ask without a code.
  return { ...handler, isShared: true, unlessAsked: 'code' };
}
