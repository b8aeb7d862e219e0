/** HALL-04: what is wrong with a plan, and what deserves a look before it is published. */
import { valueOf } from '../values/value-of.ts';
import { hallMessages } from '../messages/halls.ts';
import { namedSeats } from '../staff/named-seats.ts';
import type { HallPlan, HallSeat, HallSection } from './hall-plan.ts';
import { PARTS } from './hall-plan.ts';
import { rowNames } from './row-names.ts';
import { companionsIn, numbersIn, writeOut } from './write-out.ts';

export interface HallFinding {
  message: string;
  /** Nothing is wrong, but it deserves a look. */
  note?: true;
  /** Where to look. */
  section?: string;
}

const placeOf = ({ section, row, seat }: HallSeat): string => hallMessages.seat(section, row, seat);

/** What a section's own words do not say as they should. */
function wrongWords(section: HallSection): HallFinding[] {
  const { name, capacity, rows, seats, aisles, gaps, accessible, restricted, companions, paint } = section;
  const wrong = (message: string): HallFinding => ({ message, section: name });
  if (capacity !== null) return [];
  const lists = [gaps, accessible, restricted].filter((words) => words !== null);
  return [
    ...(rows === null || !rowNames(rows) ? [wrong(hallMessages.rowsWrong(name))] : []),
    ...(seats === null ? [wrong(hallMessages.seatsMissing(name))] : []),
    ...(numbersIn(aisles) ? [] : [wrong(hallMessages.aislesWrong(name))]),
    ...lists.flatMap((words) => (namedSeats(words) ? [] : [wrong(hallMessages.seatsWrong(name, words))])),
    ...(companionsIn(companions) ? [] : [wrong(hallMessages.companionsWrong(name))]),
    ...paint
      .flatMap((brush) => [brush.rows, brush.seats])
      .filter((words) => words !== null)
      .flatMap((words) => (rowNames(words) ? [] : [wrong(hallMessages.seatsWrong(name, words))])),
  ];
}

function twins(seats: readonly HallSeat[]): HallFinding[] {
  const byName = Map.groupBy(seats, placeOf);
  return [...byName].flatMap(([name, same]) =>
    same.length > 1 ? [{ message: hallMessages.twice(name), section: same[0]?.section ?? '' }] : [],
  );
}

const COLUMNS = 100_000;
const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * COLUMNS + right));

/** About thirty centimetres in a hall of that width; only neighbouring cells of a grid are compared. */
function overlaps(seats: readonly HallSeat[], width: number): HallFinding[] {
  const closest = (PARTS / width) * 0.3;
  const cells = new Map<number, HallSeat[]>();
  const found: HallFinding[] = [];
  for (const seat of seats) {
    const { x, y } = seat;
    if (x === null || y === null) continue;
    const cell = Math.floor(y / closest) * COLUMNS + Math.floor(x / closest);
    const isOn = (each: HallSeat): boolean => Math.hypot((each.x ?? 0) - x, (each.y ?? 0) - y) < closest;
    let on: HallSeat | undefined;
    for (const near of AROUND) on ??= cells.get(cell + near)?.find(isOn);
    const own = cells.get(cell);
    if (own) own.push(seat);
    else cells.set(cell, [seat]);
    if (on) found.push({ message: hallMessages.overlap(placeOf(seat), placeOf(on)), section: seat.section });
  }
  return found;
}

const isOutside = ({ x, y }: HallSeat): boolean =>
  [x, y].some((place) => place !== null && (place < 0 || place > PARTS));

function outside(seats: readonly HallSeat[]): HallFinding[] {
  return [...new Set(seats.filter(isOutside).map(({ section }) => section))].map((section) => ({
    message: hallMessages.outside(section),
    section,
  }));
}

const MOST_COMPANIONS = 3;

function companions(seats: readonly HallSeat[]): HallFinding[] {
  const inRow = ({ section, row }: HallSeat, seat: string | null): string => [section, row, seat].join('\n');
  const accessible = new Map(
    seats.filter(({ kind }) => kind === 'accessible').map((seat) => [inRow(seat, seat.seat), 0]),
  );
  return seats.flatMap((seat): HallFinding[] => {
    if (seat.kind !== 'companion') return [];
    const whose = inRow(seat, seat.with);
    if (!accessible.has(whose))
      return [{ message: hallMessages.companionAlone(placeOf(seat)), section: seat.section }];
    accessible.set(whose, valueOf(accessible, whose) + 1);
    return valueOf(accessible, whose) > MOST_COMPANIONS
      ? [{ message: hallMessages.companionsMany(placeOf(seat)), section: seat.section }]
      : [];
  });
}

/** HALL-04: told while drawing. */
function notes(seats: readonly HallSeat[]): HallFinding[] {
  const found: HallFinding[] = [];
  for (const [section, own] of Map.groupBy(seats, (seat) => seat.section)) {
    const without = own.filter(({ level }) => level === null).length;
    if (without > 0)
      found.push({ message: hallMessages.withoutLevel(section, without), section, note: true });
  }
  for (const [level, own] of Map.groupBy(seats, (seat) => seat.level)) {
    if (level !== null && !own.some(({ kind }) => kind === 'accessible'))
      found.push({ message: hallMessages.noAccessible(level), note: true });
  }
  return found;
}

/** The same, one question after the other: whoever draws lets the hand go first in between. */
export function hallChecks(plan: HallPlan, seats: readonly HallSeat[]): readonly (() => HallFinding[])[] {
  const names = plan.sections.map(({ name }) => name);
  const sameName = names.filter((name, index) => names.indexOf(name) !== index);
  const isEmpty = seats.length === 0 && !plan.sections.some(({ capacity }) => capacity !== null);
  return [
    () => [
      ...(isEmpty ? [{ message: hallMessages.empty }] : []),
      ...sameName.map((name) => ({ message: hallMessages.sectionTwice(name), section: name })),
      ...plan.sections.flatMap(wrongWords),
    ],
    () => twins(seats),
    () => overlaps(seats, plan.width),
    () => outside(seats),
    () => companions(seats),
    () => notes(seats),
  ];
}

/** What was written out is handed in where the caller has it. */
export const checkHall = (plan: HallPlan, seats: readonly HallSeat[] = writeOut(plan)): HallFinding[] =>
  hallChecks(plan, seats).flatMap((check) => check());
