// What a code is for: some events or levels, or everything that is sold at once.

export interface CodePlaces {
  /** None named: all. */
  eventIds?: readonly number[] | undefined;
  levelIds?: readonly number[] | undefined;
}

/** A code is for tickets: what is sold along with them is meant only where it is named. */
export function holdsFor(
  { eventIds, levelIds }: CodePlaces,
  line: { eventId: number; priceLevelId: number; isAddOn: boolean },
): boolean {
  if (eventIds && !eventIds.includes(line.eventId)) return false;
  return levelIds ? levelIds.includes(line.priceLevelId) : !line.isAddOn;
}

/** Whether anything of an event may be meant, by the levels that it sells at once: requests of a draw take no code. */
export function concernsEvent(places: CodePlaces, eventId: number, levelIds: readonly number[]): boolean {
  if (levelIds.length === 0) return false;
  if (places.eventIds && !places.eventIds.includes(eventId)) return false;
  return !places.levelIds || places.levelIds.some((id) => levelIds.includes(id));
}
