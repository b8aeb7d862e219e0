/** The lines of a fan request, on the event page and in Edit Request. */
import { eventMessages } from '../messages/event.ts';

export interface RequestLine {
  itemName: string;
  priceLevelId: number | null;
  quantity: number;
}

const isSelected = (line: RequestLine): boolean => line.priceLevelId !== null || line.quantity > 0;

/** What is missing from an item that was selected, or null. */
export function requestLineProblem(line: RequestLine): string | null {
  if (!isSelected(line)) return null;
  if (line.priceLevelId === null) return eventMessages.priceLevelRequired(line.itemName);
  return line.quantity < 1 ? eventMessages.quantityRequired(line.itemName) : null;
}

/** At least one item, and all of those selected in order. */
export const canContinue = (lines: readonly RequestLine[]): boolean =>
  lines.some(isSelected) && lines.every((line) => requestLineProblem(line) === null);

/** In an edit a quantity of 0 takes the line out, so only the level can be missing. */
export const editLineProblem = (line: RequestLine): string | null =>
  line.quantity > 0 && line.priceLevelId === null ? eventMessages.priceLevelRequired(line.itemName) : null;
