// Views of a list that somebody keeps for themselves: a name, and the filter as it stands in the address.
import { staffMessages } from '../messages/staff.ts';

/** The lists that can be kept, by the first part of their address. */
export const viewRooms = ['orders', 'customers', 'events', 'mail'] as const;
export type ViewRoom = (typeof viewRooms)[number];

export const VIEW_NAME_LENGTH = 40;
export const VIEW_FILTER_LENGTH = 1000;
/** More than these are no tabs any more. */
export const MOST_VIEWS = 12;

/** What belongs to one look at a list, and not to the view. */
const passing = new Set(['after', 'before', 'row']);

/** The same view has the same text, in whichever order its filters were chosen. */
export function viewFilter(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name, value]) => value !== '' && !passing.has(name));
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}

export function viewNameProblem(name: string, others: readonly string[]): string | false {
  const typed = name.trim();
  if (typed === '' || typed.length > VIEW_NAME_LENGTH) return staffMessages.viewNameNeeded;
  const isTaken = others.some((other) => other.toLowerCase() === typed.toLowerCase());
  return isTaken && staffMessages.viewNameTaken;
}
