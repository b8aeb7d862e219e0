import { openOutlet } from '@stagedoor/contract/calls/office/setup';
import { setupMessages } from '@stagedoor/rules/messages/setup';
import { lineWords, linesInTheWay, liveLines } from '@stagedoor/rules/setup/live-lines';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { testGuests } from '../../guest-list/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { officeRequests } from '../../requests/index.ts';
import { openings } from '../../sellers/index.ts';
import { readLines } from '../live/live-line-store.ts';
import { testOutlet } from '../live/test-outlet.ts';
import { toldLine, toldLines } from '../live/told-lines.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const openOutletHandler = ({ live, forgetShops, closeTests }: SetupNeeds): Handler<'setup'> =>
  handle(openOutlet, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    const outlet = { sellerId: caller.sellerId, outletId, now: caller.now };
    const { waits } = await toldLines(live, outlet);
    if (waits) await testOutlet(live, outlet);
    await caller.change(async ({ tx, record, unchanged }) => {
      if (!(await openings.open(tx, outlet, caller.now))) return unchanged(undefined);
      // Read where it is opened: a reason that was taken back meanwhile counts.
      const lines = (await readLines(tx, outlet)).map(toldLine);
      const missing = linesInTheWay(lines);
      if (missing.length > 0)
        refuse('NOT_READY_TO_OPEN', {
          message: setupMessages.notReady(missing.map((line) => lineWords[line].bad)),
        });
      const aside = liveLines.filter((line) =>
        lines.some((each) => each.line === line && each.asideReason !== undefined),
      );
      const hidden = await officeOrders.tests.hide(tx, outlet, caller.now);
      await officeRequests.tests.end(tx, outlet);
      await testGuests.end(tx, outlet, caller.now);
      record({
        action: 'shop.opened-first',
        subject: { kind: 'outlet', id: outletId },
        outletId,
        after: { putAside: aside.map((line) => lineWords[line].bad), ...(hidden > 0 && { tests: hidden }) },
      });
      return undefined;
    });
    forgetShops();
    await closeTests(caller.now);
    return {};
  });
