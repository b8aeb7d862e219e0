import { turnOutletTest } from '@stagedoor/contract/calls/office/setup';
import { setupMessages } from '@stagedoor/rules/messages/setup';
import { testGuests } from '../../guest-list/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { officeRequests } from '../../requests/index.ts';
import { openings } from '../../sellers/index.ts';
import { toldLines } from '../live/told-lines.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** SETUP-08: what was ordered is hidden with the end of the test, and closed right after. */
export const turnOutletTestHandler = ({ live, forgetShops, closeTests }: SetupNeeds): Handler<'setup'> =>
  handle(turnOutletTest, async ({ outletId, on }, caller) => {
    caller.requireOutlet(outletId);
    const outlet = { sellerId: caller.sellerId, outletId, now: caller.now };
    await toldLines(live, outlet);
    await caller.change(async ({ tx, record, unchanged }) => {
      if (!(await openings.test(tx, outlet, { on, message: setupMessages.gettingReady })))
        return unchanged(undefined);
      const hidden = on ? undefined : await officeOrders.tests.hide(tx, outlet, caller.now);
      const requests = on ? 0 : await officeRequests.tests.end(tx, outlet);
      const guests = on ? 0 : await testGuests.end(tx, outlet, caller.now);
      record({
        action: on ? 'shop.test-begun' : 'shop.test-ended',
        subject: { kind: 'outlet', id: outletId },
        outletId,
        ...(hidden !== undefined && { after: { orders: hidden, requests, guests } }),
      });
      return undefined;
    });
    forgetShops();
    if (!on) await closeTests(caller.now);
    return {};
  });
