import { createHash } from 'node:crypto';
import type { SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import type { HallPlan } from '@stagedoor/rules/halls/hall-plan';
import { layOut } from '@stagedoor/rules/seats/lay-out';
import { packSeats } from '@stagedoor/rules/seats/packed';
import type { PlanSeatRow } from './plan-store.ts';

/** Numbers that follow each other, as `[first, how many]`. */
function runsIn(ids: readonly number[]): number[][] {
  const runs: [first: number, many: number][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last && id === last[0] + last[1]) last[1] += 1;
    else runs.push([id, 1]);
  }
  return runs;
}

const sectionKey = ({ sectionPosition, section }: PlanSeatRow): string => `${sectionPosition}\n${section}`;
export const rowKey = (seat: PlanSeatRow): string => `${sectionKey(seat)}\n${seat.row}`;

function describeRow(seats: readonly PlanSeatRow[]): SeatPlan['sections'][number]['rows'][number] {
  const isCounted = seats.every(({ seatPosition }, index) => seatPosition === index + 1);
  return {
    name: seats[0]?.row ?? '',
    seats: seats.map(({ seat }) => seat),
    positions: isCounted ? undefined : seats.map(({ seatPosition }) => seatPosition),
  };
}

/** Of each companion's seat its own place in the plan, and that of the seat it goes with. */
function companionsIn(seats: readonly PlanSeatRow[]): number[][] {
  const places = new Map(seats.map((seat, index) => [`${rowKey(seat)}\n${seat.seat}`, index]));
  return seats.flatMap((seat, index) => {
    const other = seat.with === null ? undefined : places.get(`${rowKey(seat)}\n${seat.with}`);
    return other === undefined ? [] : [[index, other]];
  });
}

/** The plan that pages draw, out of seats as they stand in the hall. Its hash is that of all it says. */
export function describePlan(
  seats: readonly PlanSeatRow[],
  marks?: Pick<HallPlan, 'stage' | 'words'>,
): SeatPlan {
  const places = layOut(seats);
  const levelIds = [...new Set(seats.map(({ levelId }) => levelId))].toSorted((a, b) => a - b);
  const sections = [...Map.groupBy(seats, sectionKey).values()].map((own) => ({
    name: own[0]?.section ?? '',
    rows: [...Map.groupBy(own, ({ row }) => row).values()].map(describeRow),
  }));
  const plan = {
    sections,
    levelIds,
    seats: packSeats(
      seats.map(({ levelId, kind }, index) => {
        const { x = 0, y = 0 } = places[index] ?? {};
        return { x, y, level: levelIds.indexOf(levelId), kind };
      }),
    ),
    ticketIds: runsIn(seats.map(({ ticketId }) => ticketId)),
    companions: companionsIn(seats),
    isPlaced: seats.every(({ mapX }) => mapX !== null),
    stage: marks?.stage ?? undefined,
    words: marks?.words.length ? [...marks.words] : undefined,
  };
  const hash = createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22);
  return { hash, ...plan };
}
