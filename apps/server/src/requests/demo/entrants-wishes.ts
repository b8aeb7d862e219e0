// What the demo's two thousand ask for in the spring leg: more than there is, and each a little differently.
import { lastOf } from '@stagedoor/rules/values/last-of';
import type { DemoRequest } from './robins-requests.ts';

const SPRING_LEG = 13;

/** Levels of each event: the dearer one may be opted out of. */
const shows = [
  { eventId: 221, dear: 22111, cheap: 22112 },
  { eventId: 222, dear: 22211, cheap: 22212 },
  { eventId: 223, dear: 22311, cheap: 22312 },
] as const;

const quantities = [2, 2, 4, 1, 2, 3, 2, 4] as const;
/** How many shows they ask for. */
const counts = [1, 2, 1, 1, 3, 1, 2] as const;

export interface EntrantWish extends DemoRequest {
  /** Which of the events comes first, where there is a choice. */
  priority: number | undefined;
  street: string;
}

/** Always the same for the same place in the list. Every ninth shares a household with the one before. */
export function wishOf(index: number): EntrantWish {
  const count = counts[index % counts.length]!;
  const events = Array.from({ length: count }, (_, nth) => {
    const { eventId, dear, cheap } = shows[(index + nth) % shows.length]!;
    const wantsDear = (index + nth) % 5 < 3;
    const quantity = quantities[(index * 3 + nth) % quantities.length]!;
    return {
      eventId,
      lines: [{ level: wantsDear ? dear : cheap, quantity, optOut: wantsDear && index % 3 === 0 }],
    };
  });
  const house = index % 9 === 8 ? index - 1 : index;
  return {
    seriesId: SPRING_LEG,
    number: String(4_300_000_000 + index),
    askedDaysAgo: 2 + ((index * 31) % 46),
    status: 'STATUS_REQUEST_PENDING',
    events,
    priority: count > 1 && index % 2 === 0 ? lastOf(events).eventId : undefined,
    street: `${10 + (house % 890)} ${['Elm', 'Oak', 'Harbor', 'Mill'][house % 4]} Street`,
  };
}
