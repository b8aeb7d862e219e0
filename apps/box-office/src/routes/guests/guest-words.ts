import type { DecidedGuests, OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';

export const NO_LIST = 'There is no guest list yet. An outlet of this kind is made in Set-up.';

export const placesOf = ({ places }: OfficeGuestRequest): string =>
  places
    .filter(({ quantity }) => quantity > 0)
    .map(({ level, quantity }) => `${level} × ${quantity}`)
    .join(', ');

export const placeCount = ({ places }: OfficeGuestRequest): number =>
  places.reduce((sum, { quantity }) => sum + quantity, 0);

type Result = DecidedGuests['results'][number];

const said: Readonly<Record<Result['outcome'], string>> = {
  approved: 'approved',
  charging: 'being charged',
  'card-refused': 'not charged',
  proposed: 'proposed to finance',
  declined: 'declined',
  refused: 'not decided',
};

/** `2 approved, 1 not charged` */
export function summaryOf(results: readonly Result[]): string {
  const counted = Map.groupBy(results, ({ outcome }) => outcome);
  return [...counted].map(([outcome, own]) => `${own.length} ${said[outcome]}`).join(', ');
}

/** Those that somebody has to look at, each with why. */
export const troublesOf = (results: readonly Result[]): Result[] =>
  results.filter(({ message }) => message !== undefined);
