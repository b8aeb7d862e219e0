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

type Check = () => HallFinding[];
type CheckSome = (some: readonly HallSeat[]) => HallFinding[];

/** So many seats are compared in one go. */
const AT_ONCE = 2000;

/** Piece by piece: a check knows what it has seen in the pieces before. */
const inPieces = (seats: readonly HallSeat[], check: CheckSome): Check[] =>
  Array.from(
    { length: Math.ceil(seats.length / AT_ONCE) },
    (_, piece) => () => check(seats.slice(piece * AT_ONCE, (piece + 1) * AT_ONCE)),
  );

function twins(): CheckSome {
  const counts = new Map<string, number>();
  return (some) => {
    const found: HallFinding[] = [];
    for (const seat of some) {
      const key = `${seat.section}\n${seat.row}\n${seat.seat}`;
      const many = (counts.get(key) ?? 0) + 1;
      counts.set(key, many);
      if (many === 2) found.push({ message: hallMessages.twice(placeOf(seat)), section: seat.section });
    }
    return found;
  };
}

const COLUMNS = 100_000;
const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * COLUMNS + right));

/** About thirty centimetres in a hall of that width; only neighbouring cells of a grid are compared. */
function overlaps(width: number): CheckSome {
  const closest = (PARTS / width) * 0.3;
  const cells = new Map<number, HallSeat[]>();
  const isOn = (one: HallSeat, x: number, y: number): boolean =>
    Math.hypot((one.x ?? 0) - x, (one.y ?? 0) - y) < closest;
  return (some) => {
    const found: HallFinding[] = [];
    for (const seat of some) {
      const { x, y } = seat;
      if (x === null || y === null) continue;
      const cell = Math.floor(y / closest) * COLUMNS + Math.floor(x / closest);
      let on: HallSeat | undefined;
      for (const near of AROUND)
        for (const one of cells.get(cell + near) ?? []) if (!on && isOn(one, x, y)) on = one;
      const own = cells.get(cell);
      if (own) own.push(seat);
      else cells.set(cell, [seat]);
      if (on)
        found.push({ message: hallMessages.overlap(placeOf(seat), placeOf(on)), section: seat.section });
    }
    return found;
  };
}

const isBeyond = (place: number | null): boolean => place !== null && (place < 0 || place > PARTS);

function outside(seats: readonly HallSeat[]): HallFinding[] {
  const sections = new Set<string>();
  for (const { x, y, section } of seats) if (isBeyond(x) || isBeyond(y)) sections.add(section);
  return [...sections].map((section) => ({ message: hallMessages.outside(section), section }));
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

/** The same, a little after the other: whoever draws lets the hand go first in between. */
export function hallChecks(plan: HallPlan, seats: readonly HallSeat[]): readonly Check[] {
  const names = plan.sections.map(({ name }) => name);
  const sameName = names.filter((name, index) => names.indexOf(name) !== index);
  const isEmpty = seats.length === 0 && !plan.sections.some(({ capacity }) => capacity !== null);
  return [
    () => [
      ...(isEmpty ? [{ message: hallMessages.empty }] : []),
      ...sameName.map((name) => ({ message: hallMessages.sectionTwice(name), section: name })),
      ...plan.sections.flatMap(wrongWords),
    ],
    ...inPieces(seats, twins()),
    ...inPieces(seats, overlaps(plan.width)),
    () => outside(seats),
    () => companions(seats),
    () => notes(seats),
  ];
}

/** What was written out is handed in where the caller has it. */
export const checkHall = (plan: HallPlan, seats: readonly HallSeat[] = writeOut(plan)): HallFinding[] =>
  hallChecks(plan, seats).flatMap((check) => check());
