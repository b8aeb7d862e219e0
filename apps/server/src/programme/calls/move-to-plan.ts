import { moveToPlan } from '@stagedoor/contract/calls/office/halls';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { applyForDesk, refuseForbidden } from '../apply-for-desk.ts';
import type { ProgrammeNeeds } from '../programme-needs.ts';
import { describe } from '../read-programme.ts';

/** HALL-05: painted as before; a sold seat that the other plan does not have under its name is refused by name. */
export const moveToPlanHandler = (needs: ProgrammeNeeds): Handler<'programme'> =>
  handle(moveToPlan, async ({ eventId, version }, caller) => {
    const { sellerId, now } = caller;
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      about({ kind: 'event', id: eventId });
      const { outletId } = (await officeEvents.find(tx, sellerId, eventId)) ?? refuse('NOT_FOUND');
      caller.requireOutlet(outletId);
      const scope = { of: 'event', sellerId, outletId, eventId } as const;
      const event = await describe(tx, scope);
      if (!event?.plan) return refuse('NOT_FOUND');
      const description = { ...event, plan: { ...event.plan, version } };
      const wish = { scope, description, before: event, takeOver: false, now };
      const { entries } = await applyForDesk(tx, wish, needs);
      if (entries.length === 0) return unchanged({});
      for (const entry of entries) record(entry);
      return {};
    });
    return change.catch(refuseForbidden);
  });
