// An event request while it is edited: a level and a quantity for each place, and the addons.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { offeredAgain } from '@stagedoor/rules/events/offered-again';
import { editLineProblem } from '@stagedoor/rules/requests/request-lines';
import { addonsOf } from '../../parts/addons/addons-of.ts';
import { askedLevels, requestLines } from '../../parts/request-item/request-choice.ts';
import type { RequestChoice } from '../../parts/request-item/request-choice.ts';
import { placeOf, placesOf } from './edited-places.ts';

export interface EditedLines {
  choice: RequestChoice;
  addons: readonly RequestWish[];
}

/** What was asked for so far. */
export const linesOf = ({ lines }: EventRequest): EditedLines => ({
  choice: Object.fromEntries(
    lines
      .filter(({ isAddOn }) => !isAddOn)
      .map((line) => [
        placeOf(line, lines),
        { levelId: line.priceLevelId, quantity: line.quantity, optOut: line.optOut },
      ]),
  ),
  addons: lines
    .filter(({ isAddOn }) => isAddOn)
    .map(({ priceLevelId, quantity }) => ({ priceLevelId, quantity })),
});

/** The event as it is offered to whoever has these lines of it. */
export function offeredTo(event: OutletEvent, { lines }: EventRequest): OutletEvent {
  const askedBefore = new Map(lines.map(({ priceLevelId, quantity }) => [priceLevelId, quantity]));
  const items = event.items?.map((item) => ({
    ...item,
    priceLevels: item.priceLevels.map((level) => offeredAgain(level, askedBefore.get(level.id) ?? 0)),
  }));
  return { ...event, items: items?.flatMap((item) => placesOf(item, lines)) };
}

/** DIALOG-06 */
export const editProblems = (event: OutletEvent, { choice }: EditedLines): string[] =>
  requestLines(event, choice).flatMap((line) => editLineProblem(line) ?? []);

/** Addons come with tickets: they cannot be asked for alone. */
export const ticketMissing = (event: OutletEvent, { choice, addons }: EditedLines): string | null =>
  addons.some(({ quantity }) => quantity > 0) && askedLevels(event, choice).length === 0
    ? requestPickerMessages.ticketNeeded
    : null;

/** DIALOG-07: the lines that replace the old ones; one with nothing of it is left out. */
export function editedWishes(
  event: OutletEvent,
  { lines }: EventRequest,
  { choice, addons }: EditedLines,
): RequestWish[] {
  const offered = new Set(addonsOf(event).flatMap(({ priceLevels }) => priceLevels.map(({ id }) => id)));
  return [
    ...askedLevels(event, choice).map(({ itemId, level, quantity, optOut }) => ({
      id: lines.find((line) => placeOf(line, lines) === itemId)?.id,
      priceLevelId: level.id,
      quantity,
      optOut,
    })),
    ...addons
      .filter(({ priceLevelId }) => offered.has(priceLevelId))
      .map((addon) => ({
        id: lines.find(({ priceLevelId }) => priceLevelId === addon.priceLevelId)?.id,
        ...addon,
        optOut: false,
      })),
  ];
}
