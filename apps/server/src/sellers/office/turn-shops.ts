import { staffMessages } from '@stagedoor/rules/messages/staff';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { switchShops } from './shop-switches.ts';

type Caller = Callers['office'];

export function requireMessage(typed: string): string {
  const message = typed.trim();
  requireValid({ message: message ? undefined : staffMessages.closingMessageNeeded });
  return message;
}

/** One shop, or all of the seller's; without a message it opens. */
export async function turnShops(
  caller: Caller,
  outletId: number | undefined,
  message: string | undefined,
): Promise<object> {
  if (outletId !== undefined) caller.requireOutlet(outletId);
  await caller.change(async ({ tx, record, unchanged }) => {
    const turned = await switchShops(tx, { sellerId: caller.sellerId, outletId, message });
    if (turned === undefined) return refuse('NOT_FOUND');
    if (turned.length === 0) return unchanged(undefined);
    for (const { outletId: id, name, message: before } of turned)
      record({
        action: message === undefined ? 'shop.opened' : 'shop.closed',
        subject: { kind: 'outlet', id: name },
        outletId: id,
        before: { message: before },
        after: { message: message ?? null },
      });
    return undefined;
  });
  return {};
}
