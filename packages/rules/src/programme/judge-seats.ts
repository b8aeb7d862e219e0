import type { SeatDraft } from './draft.ts';
import type { Path, Problem, Words } from './problem.ts';

/** A seat stands once in a plan, and alone where it stands. */
export function judgeSeats(seats: readonly SeatDraft[], path: Path, words: Words): Problem[] {
  const problems: Problem[] = [];
  const names = new Map<string, number>();
  const positions = new Map<string, number>();
  for (const [index, { section, row, seat, position }] of seats.entries()) {
    if (seat === undefined || position === undefined) continue;
    const inRow = `${section}\n${row}`;
    const same = names.get(`${inRow}\n${seat}`);
    const beside = positions.get(`${inRow}\n${position}`);
    const what = `The seat ${section}, row ${row}, seat ${seat} stands`;
    const tell = (message: string): number => problems.push({ path: [...path, index], message });
    if (same !== undefined) tell(`${what} in ${words.line([...path, same], 'the plan')} already.`);
    else if (beside !== undefined) tell(`${what} where ${words.line([...path, beside], 'another')} is.`);
    names.set(`${inRow}\n${seat}`, index);
    positions.set(`${inRow}\n${position}`, index);
  }
  return problems;
}
