import type { SeatDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

/** So many go with one who needs an accessible seat. */
const MOST_COMPANIONS = 3;

const nameOf = ({ section, row, seat }: SeatDraft): string => `${section}, row ${row}, seat ${seat}`;
const inRow = ({ section, row }: SeatDraft, seat: string | null | undefined): string =>
  [section, row, seat].join('\n');

/** HALL-04: a companion's seat names an accessible seat of its row, and only a companion's seat names one. */
export function judgeCompanions(seats: readonly SeatDraft[], path: Path): Problem[] {
  const accessible = new Set(
    seats.filter(({ kind }) => kind === 'accessible').map((seat) => inRow(seat, seat.seat)),
  );
  const companions = new Map<string, number>();
  return seats.flatMap((seat, index): Problem[] => {
    const told = (message: string): Problem[] => [{ path: [...path, index], message }];
    if (seat.kind === undefined || seat.with === undefined) return [];
    if (seat.kind !== 'companion') {
      return seat.with === null
        ? []
        : told(`The seat ${nameOf(seat)} is no companion's: take its "with" away.`);
    }
    if (seat.with === null)
      return told(`The companion's seat ${nameOf(seat)} does not say "with" which seat.`);
    const whose = inRow(seat, seat.with);
    if (!accessible.has(whose)) {
      return told(
        `The companion's seat ${nameOf(seat)} goes with seat ${seat.with}, which is no accessible seat of its row.`,
      );
    }
    const many = (companions.get(whose) ?? 0) + 1;
    companions.set(whose, many);
    return many > MOST_COMPANIONS
      ? told(`At most ${MOST_COMPANIONS} companions' seats go with seat ${seat.with}.`)
      : [];
  });
}
