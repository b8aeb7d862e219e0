// The seats of what is drawn: a section is written out anew only when it has changed.
import type { HallPlan, HallSeat, HallSection } from '@stagedoor/rules/halls/hall-plan';
import { writeOutSection } from '@stagedoor/rules/halls/write-out';

export interface WrittenSection {
  name: string;
  /** None for seats that are listed one by one. */
  rule: HallSection | undefined;
  seats: readonly HallSeat[];
}

const written = new WeakMap<HallSection, { width: number; seats: HallSeat[] }>();

function seatsOf(section: HallSection, width: number): HallSeat[] {
  const known = written.get(section);
  if (known?.width === width) return known.seats;
  const seats = writeOutSection(section, width);
  written.set(section, { width, seats });
  return seats;
}

const listed = new WeakMap<readonly HallSeat[], WrittenSection[]>();

function listedSections(seats: readonly HallSeat[]): WrittenSection[] {
  const known = listed.get(seats);
  if (known) return known;
  const sections = [...Map.groupBy(seats, ({ section }) => section)].map(([name, own]) => ({
    name,
    rule: undefined,
    seats: own,
  }));
  listed.set(seats, sections);
  return sections;
}

export const writtenHall = ({ width, sections, seats }: HallPlan): WrittenSection[] => [
  ...sections.map((section) => ({ name: section.name, rule: section, seats: seatsOf(section, width) })),
  ...(seats ? listedSections(seats) : []),
];

/** The names of levels, in the order in which they are met. */
export function levelsIn({ sections, seats }: HallPlan): string[] {
  const names = [
    ...sections.flatMap(({ level, paint }) => [level, ...paint.map((each) => each.level)]),
    ...(seats ?? []).map(({ level }) => level),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}
