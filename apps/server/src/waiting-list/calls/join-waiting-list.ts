import { joinWaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import type { InputOf } from '@stagedoor/contract/call';
import { offeredQuantities } from '@stagedoor/rules/events/offered-quantities';
import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { customerOf } from '../../accounts/index.ts';
import type { ShopCaller } from '../../accounts/index.ts';
import type { LevelOnOffer } from '../../catalogue/index.ts';
import { leftByLevel } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describeList } from '../describe-list.ts';
import { withFees } from '../facts-of-event.ts';
import { joinList } from '../join-list.ts';
import { reachList } from '../reach-list.ts';
import type { OpenList } from '../reach-list.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';

type Wish = InputOf<typeof joinWaitingList>;

const wrong = (field: keyof Wish, message: string): never =>
  refuse('INVALID_INPUT', { fields: { [field]: message }, message });

/** Levels of this show that are sold in this number, one of them at a price that they would pay. */
function requireWish(
  { quantity, levelIds, mostCents }: Wish,
  { levels }: OpenList,
  { currency }: ShopCaller,
): LevelOnOffer[] {
  const chosen = levels.filter(({ levelId }) => levelIds.includes(levelId));
  if (chosen.length === 0 || chosen.length < new Set(levelIds).size)
    wrong('levelIds', waitingListMessages.chooseLevel);
  const other = chosen.find((level) => !isAllowedQuantity(quantity, level));
  if (other)
    refuse('QUANTITY_NOT_ALLOWED', {
      fields: { quantity: waitingListMessages.notSoMany(other.levelName, offeredQuantities(other)) },
    });
  const least = Math.min(...chosen.map(withFees));
  if (mostCents < least) wrong('mostCents', waitingListMessages.tooLow(formatMoney(least, currency)));
  return chosen;
}

/** Nobody waits for what can be had. */
async function requireSoldOut(
  { db }: WaitingNeeds,
  { sellerId, outletId, now }: ShopCaller,
  chosen: readonly LevelOnOffer[],
  quantity: number,
): Promise<void> {
  const left = await leftByLevel(db, sellerId, outletId, now);
  if (chosen.some(({ levelId }) => (left.get(levelId) ?? 0) >= quantity)) refuse('STILL_ON_SALE');
}

export const joinWaitingListHandler = (needs: WaitingNeeds): Handler<'waiting-list'> =>
  handle(joinWaitingList, async (wish, caller) => {
    const { sellerId, outletId, now } = caller;
    const userId = customerOf(caller);
    const { eventId, quantity, mostCents } = wish;
    const list = await reachList(needs, caller, eventId);
    const chosen = requireWish(wish, list, caller);
    await requireSoldOut(needs, caller, chosen, quantity);
    const levelIds = chosen.map(({ levelId }) => levelId).toSorted((a, b) => a - b);
    await joinList(needs, { sellerId, outletId, eventId, userId, quantity, levelIds, mostCents }, now);
    return describeList(needs.db, sellerId, list, userId);
  });
