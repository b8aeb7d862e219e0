import { declineUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueUpgradeRefusedLetter } from '../letters/upgrade-letters.ts';
import { reasonOf } from '../reason.ts';
import { upgradeEntry } from '../upgrades/upgrade-entry.ts';

export const declineUpgradeHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(declineUpgrade, async ({ number, eventId, reason: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { now } = caller;
      const reason = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const { events } = await needs.changes.findParts(tx, order.seller_id, [order.order_id]);
      const wish = events.find(({ outlet_event_id }) => outlet_event_id === eventId);
      if (!wish?.upgrade_item_id) refuseNow(afterSaleMessages.noUpgradeAsked);
      const { changes: all } = await needs.changes.changesOf(tx, order);
      const open = all.filter(
        ({ kind, state }) => kind === 'upgrade' && ['approved', 'due', 'failed'].includes(state),
      );
      if (open.length > 0) refuseNow(afterSaleMessages.otherChanges);
      for (const change of all)
        if (change.kind === 'upgrade' && change.state === 'proposed')
          await needs.changes.close(tx, change, 'declined', now);
      await needs.changes.updateEvents(tx, order, [eventId], {
        upgrade_item_id: null,
        upgrade_tour_id: null,
      });
      await queueUpgradeRefusedLetter(tx, needs, order, reason, now);
      record({ action: 'upgrade.declined', ...upgradeEntry(order, { event: eventId }, reason) });
      return {};
    }),
  );
