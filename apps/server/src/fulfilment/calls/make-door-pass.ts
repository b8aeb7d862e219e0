import { makeDoorPass } from '@stagedoor/contract/calls/office/door';
import { validateDoorPass } from '@stagedoor/rules/staff/staff-forms';
import { passBegins, passEnds } from '@stagedoor/rules/tickets/judge-scan';
import { renderSVG } from 'uqr';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { outletCache } from '../../sellers/index.ts';
import { makePass } from '../door/door-passes.ts';
import { reachEvent } from '../door/reach-event.ts';
import type { DoorCallNeeds } from '../door/reach-event.ts';

const pictureOf = (link: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(link, { ecc: 'M', border: 2 })).toString('base64')}`;

export const makeDoorPassHandler = (needs: DoorCallNeeds): Handler<'fulfilment'> =>
  handle(makeDoorPass, async ({ eventId, gate, fromNow }, caller) => {
    requireValid(validateDoorPass({ gate }));
    return caller.change(async ({ tx, record }) => {
      const { outletId, show } = await reachEvent(tx, caller, eventId);
      const endsAt = passEnds(show.startsAt, caller.now);
      const beginsAt = fromNow ? caller.now : passBegins(show, caller.now);
      const { code, pass } = await makePass(tx, {
        seller_id: caller.sellerId,
        outlet_id: outletId,
        event_id: eventId,
        gate: gate.trim(),
        made_by: caller.name,
        made_at: caller.now,
        staff_id: caller.staffId,
        begins_at: beginsAt,
        ends_at: endsAt,
      });
      record({
        action: 'door.pass-made',
        subject: { kind: 'event', id: String(eventId) },
        outletId,
        after: { gate: pass.gate, beginsAt, endsAt },
      });
      const link = `${needs.publicAddress(await outletCache(tx).get(outletId))}/door#${code}`;
      return { link, picture: pictureOf(link), beginsAt, endsAt };
    });
  });
