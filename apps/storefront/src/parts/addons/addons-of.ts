import type { EventItem, OutletEvent } from '@stagedoor/contract/entities/event';
import { addonsOffered } from '@stagedoor/rules/events/addons';

/** The addons of an event that are on sale. */
export const addonsOf = (event: OutletEvent | null | undefined): EventItem[] =>
  addonsOffered((event?.items ?? []).map((item) => ({ ...item, suppressed: item.kind.suppressOnEventPage })));
