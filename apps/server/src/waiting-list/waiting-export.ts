import { waitingOfficeMessages } from '@stagedoor/rules/messages/waiting-office';
import { moneyHead } from '@stagedoor/rules/money/money-head';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { customerNames } from '../accounts/index.ts';
import { defineExport } from '../platform/tasks/define-export.ts';
import { ofSeller } from '../sellers/index.ts';
import { readWaiting } from './entry-store.ts';
import { factsOfEvent } from './facts-of-event.ts';

/** Everybody who waits for a show, in the order in which they are asked. */
export const waitingExport = defineExport<{ eventId: number }, number>({
  kind: 'waiting-list.export',
  permission: 'lists.export',
  heads: async (tx, { sellerId }) => {
    const most = moneyHead('At most each', await ofSeller.currency(tx, sellerId));
    return [
      'Place',
      'E-mail',
      'Tickets',
      'Levels',
      most,
      'Waits since',
      waitingOfficeMessages.states['passed-over'],
    ];
  },
  count: async (tx, { sellerId, details }) => (await readWaiting(tx, { sellerId, ...details })).length,
  read: async (tx, { sellerId, details }) => {
    const key = { sellerId, ...details };
    const waiting = await readWaiting(tx, key);
    const levels = (await factsOfEvent(tx, key))?.levels;
    const currency = await ofSeller.currency(tx, sellerId);
    const people = waiting.flatMap(({ user_id }) => user_id ?? []);
    const names = await customerNames(tx, sellerId, people);
    const rows = waiting.map((entry, index) => {
      const who = names.get(entry.user_id ?? 0);
      return [
        index + 1,
        who?.email ?? '',
        entry.quantity,
        entry.level_ids.map((id) => levels?.get(id)?.levelName ?? String(id)).join(' or '),
        plainMoney(entry.most_cents, currency),
        entry.joined_at.toISOString(),
        entry.skipped_at === null ? '' : 'by staff',
      ];
    });
    return { rows, cursor: undefined };
  },
});
