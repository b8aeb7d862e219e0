import { saveGiftLimit } from '@stagedoor/contract/calls/office/counter';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { giftTickets, writeGiftTickets } from '../counter-store.ts';

export const saveGiftLimitHandler: Handler<'counter'> = handle(saveGiftLimit, async ({ tickets }, caller) => {
  const { sellerId } = caller;
  await caller.change(async ({ tx, record, unchanged }) => {
    const before = await giftTickets(tx, sellerId);
    if (before === tickets) return unchanged(undefined);
    await writeGiftTickets(tx, sellerId, tickets);
    const subject = { kind: 'seller', id: String(sellerId) } as const;
    return record({
      action: 'counter.gift-limit-changed',
      subject,
      before: { tickets: before },
      after: { tickets },
    });
  });
  return {};
});
