/** What a hand does to a section of a hall: each answers the section as it is then. */
import type { SeatKind } from '../seats/seat-kinds.ts';
import type { NamedSeat } from '../staff/named-seats.ts';
import type { HallPaint, HallPlan, HallSeat, HallSection } from './hall-plan.ts';
import { isSame, runsOfNames, seatsIn, withSeat, withoutSeat } from './seat-lists.ts';
import { rowNames } from './row-names.ts';
import { companionsIn, numbersIn } from './write-out.ts';

/** A name that no section has yet: `Orchestra 2`. */
export function freeName({ sections, seats }: HallPlan, wished: string): string {
  const taken = new Set([
    ...sections.map(({ name }) => name),
    ...(seats ?? []).map(({ section }) => section),
  ]);
  const plain = wished.replace(/ \d+$/, '');
  for (let number = 2; taken.has(wished); number += 1) wished = `${plain} ${number}`;
  return wished;
}

export const newSection = (
  plan: HallPlan,
  at: { x: number; y: number },
  over: Partial<HallSection> = {},
): HallSection => ({
  turn: 0,
  capacity: null,
  rows: 'A-J, no I',
  seats: 20,
  curve: 0,
  seatWidth: 55,
  rowDepth: 90,
  numbers: 'from-left',
  first: 1,
  aisles: null,
  gaps: null,
  paint: [],
  accessible: null,
  companions: null,
  restricted: null,
  ...at,
  ...over,
  name: freeName(plan, over.name ?? 'Section 1'),
  level: over.level === undefined ? (plan.sections[0]?.level ?? 'Standard') : over.level,
});

/** A seat that is left out comes back, and the other way round. */
export const toggleGap = (section: HallSection, seat: NamedSeat): HallSection => ({
  ...section,
  gaps: seatsIn(section.gaps).some((each) => isSame(each, seat))
    ? withoutSeat(section.gaps, seat)
    : withSeat(section.gaps, seat),
});

/** `place` counts from the left. */
export function toggleAisle(section: HallSection, place: number): HallSection {
  const aisles = new Set(numbersIn(section.aisles));
  if (!aisles.delete(place)) aisles.add(place);
  const words = [...aisles].toSorted((a, b) => a - b).join(', ');
  return { ...section, aisles: words || null };
}

function withCompanion(words: string | null, seat: NamedSeat, other: string | null): string | null {
  const kept = [...(companionsIn(words) ?? [])].map(([key, whose]) => {
    const [row = '', name = ''] = key.toUpperCase().split('\n');
    return { row, seat: name, whose };
  });
  const others = kept.filter(
    (each) => each.row !== seat.row.toUpperCase() || each.seat !== seat.seat.toUpperCase(),
  );
  const all = other === null ? others : [...others, { ...seat, whose: other }];
  return all.map(({ row, seat: name, whose }) => `${row} ${name} with ${whose}`).join(', ') || null;
}

export function setKind(
  section: HallSection,
  seat: NamedSeat,
  kind: SeatKind,
  whose: string | null = null,
): HallSection {
  const plain = {
    accessible: withoutSeat(section.accessible, seat),
    restricted: withoutSeat(section.restricted, seat),
    companions: withCompanion(section.companions, seat, kind === 'companion' ? whose : null),
  };
  if (kind === 'accessible') plain.accessible = withSeat(plain.accessible, seat);
  if (kind === 'restricted') plain.restricted = withSeat(plain.restricted, seat);
  return { ...section, ...plain };
}

/** One press after the other: accessible, a companion's where one is accessible nearby, restricted, and back. */
export function nextKind(seat: HallSeat, row: readonly HallSeat[]): { kind: SeatKind; whose: string | null } {
  const near = row
    .filter(({ kind, seat: name }) => kind === 'accessible' && name !== seat.seat)
    .toSorted((a, b) => Math.abs(a.position - seat.position) - Math.abs(b.position - seat.position))[0];
  if (seat.kind === 'seat') return { kind: 'accessible', whose: null };
  if (seat.kind === 'accessible' && near) return { kind: 'companion', whose: near.seat };
  if (seat.kind === 'restricted') return { kind: 'seat', whose: null };
  return { kind: 'restricted', whose: null };
}

const ofRow = ({ rows }: HallPaint, row: string): boolean => rows === row;

/** HALL-03: one stroke over seats of a row, or over the whole row; what lay under it there is painted over. */
export function paintSeats(
  section: HallSection,
  row: string,
  names: readonly string[] | null,
  level: string | null,
): HallSection {
  if (names === null) {
    const others = section.paint.filter((paint) => !ofRow(paint, row));
    const isPlain = level === section.level && !others.some(({ rows }) => touchesRow(rows, row));
    return { ...section, paint: isPlain ? others : [...others, { level, rows: row, seats: null }] };
  }
  const under = section.paint.flatMap((paint): HallPaint[] => {
    if (!ofRow(paint, row) || paint.seats === null) return [paint];
    const left = (rowNames(paint.seats) ?? []).filter((name) => !names.includes(name));
    return left.length === 0 ? [] : [{ ...paint, seats: runsOfNames(left).join(', ') }];
  });
  const same = under.findLast((paint) => ofRow(paint, row) && paint.seats !== null && paint.level === level);
  const all = [...(same?.seats ? (rowNames(same.seats) ?? []) : []), ...names];
  const stroke = { level, rows: row, seats: runsOfNames(all).join(', ') };
  return { ...section, paint: [...under.filter((paint) => paint !== same), stroke] };
}

const touchesRow = (rows: string | null, row: string): boolean =>
  rows === null || (rowNames(rows)?.includes(row) ?? false);
