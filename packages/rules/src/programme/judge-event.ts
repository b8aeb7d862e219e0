import type { EventDraft, SeatDraft } from './draft.ts';
import { judgeCompanions } from './judge-companions.ts';
import { judgeDistances } from './judge-distances.ts';
import { judgeLevel } from './judge-level.ts';
import { judgeSeats } from './judge-seats.ts';
import { judgeStock } from './judge-stock.ts';
import type { Path, Problem, Words } from './problem.ts';

function judgeItems({ items }: EventDraft, path: Path): Problem[] {
  return (items ?? []).flatMap(({ levels }, item) => {
    const at = [...path, 'items', item, 'levels'];
    if (levels?.length === 0) return [{ path: at, message: 'The item has no price level.' }];
    return (levels ?? []).flatMap((level, index) => judgeLevel(level, [...at, index]));
  });
}

const judgeOwnSeats = (seats: readonly SeatDraft[], path: Path, words: Words): Problem[] => [
  ...judgeSeats(seats, path, words),
  ...judgeCompanions(seats, path),
  ...judgeDistances(seats, path, words),
];

/** What an outlet makes of a show: how it is sold, at which prices, how many. */
export function judgeEvent(event: EventDraft, path: Path, words: Words): Problem[] {
  const { sale, series, items, seats } = event;
  const problems: Problem[] = [];
  if (sale === 'request' && series === null) {
    problems.push({ path, message: 'An event sold by request needs a "series".' });
  }
  if (sale === 'external' && items && items.length > 0) {
    problems.push({
      path: [...path, 'items'],
      message: 'An event that is sold elsewhere has no items here.',
    });
  }
  if (event.chooseSeats === true && seats === null && !event.plan) {
    problems.push({
      path: [...path, 'chooseSeats'],
      message: 'Seats are chosen from a seating plan: name one under "seats".',
    });
  }
  if (typeof event.waitingList === 'number' && sale !== 'instant') {
    problems.push({
      path: [...path, 'waitingList'],
      message: 'Only an event that is sold at once has a waiting list.',
    });
  }
  if (typeof event.returnFee === 'number' && event.waitingList === null) {
    problems.push({
      path: [...path, 'returnFee'],
      message: 'Tickets are taken back for a waiting list: name its hours under "waitingList".',
    });
  }
  return [
    ...problems,
    ...judgeItems(event, path),
    ...judgeStock(event, path, words),
    // Of a hall's plan this is told once, at the hall.
    ...(event.plan ? [] : judgeOwnSeats(seats ?? [], [...path, 'seats'], words)),
  ];
}
