// What is wrong with a choice, said while it is made. The server decides by the same rules.
import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { seatList } from '@stagedoor/rules/events/seat-text';
import { limitText } from '@stagedoor/rules/events/limit-text';
import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { avoidsSingles } from '@stagedoor/rules/seats/avoids-singles';
import { leftAlone } from '@stagedoor/rules/seats/left-alone';
import { loneCompanions } from '@stagedoor/rules/seats/lone-companions';
import { nearestGroups } from '@stagedoor/rules/seats/nearest-groups';
import type { SeatsOpen } from './free-seats.ts';
import type { Hall, HallSeat } from '@stagedoor/screens/hall-map/hall';

const WAYS_OUT = 2;

const namesOf = (seats: readonly HallSeat[]): string => seatList(seats.map(({ name }) => name));

/** SEAT-05, with the way out: others of the same row before others elsewhere. */
function aloneWords(hall: Hall, seats: SeatsOpen, chosen: readonly HallSeat[]): string | undefined {
  const lonely = seats.allowsSingles
    ? []
    : leftAlone(seats.open, new Set(chosen.map(({ ticketId }) => ticketId)));
  const [first] = lonely;
  if (!first) return undefined;
  const rows = new Set(lonely.map(({ row }) => row));
  const byLevel = Map.groupBy(
    chosen.filter(({ row }) => rows.has(row)),
    ({ levelId }) => levelId,
  );
  for (const [levelId, own] of byLevel) {
    const quantity = chosen.filter((seat) => seat.levelId === levelId).length;
    const capacity = hall.seats.filter((seat) => seat.levelId === levelId).length;
    const better = avoidsSingles(seats.open, { levelId, quantity, capacity });
    if (better.length === 0) continue;
    const near = nearestGroups(better, own);
    const inRow = near.filter((group) => group.every(({ row }) => row === first.row)).slice(0, WAYS_OUT);
    const [elsewhere] = near;
    if (inRow.length > 0 || !elsewhere) return seatMapMessages.aloneTake(namesOf(lonely), inRow.map(namesOf));
    return seatMapMessages.aloneTakeElsewhere(
      namesOf(lonely),
      elsewhere[0]?.rowName ?? '',
      namesOf(elsewhere),
    );
  }
  return undefined;
}

/** Undefined where the choice can be held as it is. */
export function judgeChoice(
  hall: Hall,
  seats: SeatsOpen,
  levels: ReadonlyMap<number, PriceLevel>,
  chosen: readonly HallSeat[],
): string | undefined {
  for (const [levelId, own] of Map.groupBy(chosen, (seat) => seat.levelId)) {
    const level = levels.get(levelId);
    if (level && !isAllowedQuantity(own.length, level))
      return seatMapMessages.notThisMany(level.name, limitText(level));
  }
  const companions = loneCompanions(chosen.filter(seats.isKept));
  if (companions.length > 0)
    return seatMapMessages.companionOf(namesOf(companions), companions[0]?.with ?? '');
  return aloneWords(hall, seats, chosen);
}
