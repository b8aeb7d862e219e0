import { guestOfficeMessages } from '../messages/guest-office.ts';

export interface LevelPlaces {
  levelId: number;
  quantity: number;
}

/** Whether fewer places may be approved than were asked for: at some of the levels, of none more, and not of all none. */
export function wrongWithFewer(
  asked: readonly LevelPlaces[],
  given: readonly LevelPlaces[],
): string | undefined {
  const wanted = new Map(asked.map(({ levelId, quantity }) => [levelId, quantity]));
  const isOnce = new Set(given.map(({ levelId }) => levelId)).size === given.length;
  const fits = given.every(
    ({ levelId, quantity }) => quantity >= 0 && quantity <= (wanted.get(levelId) ?? -1),
  );
  if (!isOnce || !fits) return guestOfficeMessages.notAskedFor;
  const left = fewerPlaces(asked, given).reduce((sum, { quantity }) => sum + quantity, 0);
  return left > 0 ? undefined : guestOfficeMessages.noneLeft;
}

/** What is approved: a level that is not named stays as it was asked for. */
export function fewerPlaces(asked: readonly LevelPlaces[], given: readonly LevelPlaces[]): LevelPlaces[] {
  const wanted = new Map(given.map(({ levelId, quantity }) => [levelId, quantity]));
  return asked.map(({ levelId, quantity }) => ({ levelId, quantity: wanted.get(levelId) ?? quantity }));
}
