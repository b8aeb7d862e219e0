import { endDoorPass } from '@stagedoor/contract/calls/office/door';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { endPass } from '../door/door-passes.ts';
import { reachEvent } from '../door/reach-event.ts';

export const endDoorPassHandler: Handler<'fulfilment'> = handle(
  endDoorPass,
  async ({ eventId, passId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { outletId } = await reachEvent(tx, caller, eventId);
      const pass = await endPass(tx, { sellerId: caller.sellerId, passId, now: caller.now });
      if (pass?.event_id !== eventId) return refuse('NOT_FOUND');
      record({
        action: 'door.pass-ended',
        subject: { kind: 'event', id: String(eventId) },
        outletId,
        before: { gate: pass.gate },
      });
      return {};
    }),
);
