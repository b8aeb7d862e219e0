// The hall as the page knows it: every seat with its place, its names and its neighbours.
import type { LevelSeat } from '@stagedoor/rules/seats/avoids-singles';
import { unpackSeats } from '@stagedoor/rules/seats/packed';
import type { HallStage, HallWords } from '@stagedoor/rules/halls/hall-plan';
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';
import { boxOf, outlineOf } from './outline.ts';
import type { Box } from './outline.ts';

/** The plan is drawn four to three, as seat maps are. */
export const PLAN = { width: 1600, height: 1200 } as const;
const PARTS = 10_000;

/** A hall as calls tell it. */
export interface DrawnPlan {
  /** Missing where nobody asks whether it has changed. */
  hash?: string | undefined;
  sections: readonly {
    name: string;
    rows: readonly {
      name: string;
      seats: readonly string[];
      positions?: readonly number[] | undefined;
    }[];
  }[];
  levelIds: readonly number[];
  /** Packed, six bytes each. */
  seats: string;
  ticketIds: readonly (readonly number[])[];
  companions: readonly (readonly number[])[];
  /** In ten-thousandths; missing where it is in the middle above the seats. */
  stage?: HallStage | undefined;
  words?: readonly HallWords[] | undefined;
}

export interface HallSeat extends LevelSeat {
  index: number;
  /** In the units of the plan. */
  x: number;
  y: number;
  kind: SeatKind;
  /** Of a companion's seat: the name of the accessible seat of its row. */
  with: string | null;
  name: string;
  rowName: string;
  section: number;
  sectionName: string;
}

export interface HallRow {
  name: string;
  key: string;
  seats: HallSeat[];
}

export interface HallSection {
  name: string;
  rows: HallRow[];
  seats: HallSeat[];
  /** All of its seats with some room around, as the path of a shape. */
  outline: string;
  box: Box;
}

export interface HallLevel {
  id: number;
  name: string;
  /** Its place among the colours, where it is not that in the list. */
  look?: number;
}

/** Which of its seats can be had. */
export interface ShownSeats {
  isFree(seat: HallSeat): boolean;
  /** Kept for those who need it: no neighbour to anybody else. */
  isKept(seat: HallSeat): boolean;
  /** All that is free and kept for nobody. */
  open: readonly HallSeat[];
}

export interface Hall {
  hash: string;
  sections: HallSection[];
  seats: HallSeat[];
  byTicket: ReadonlyMap<number, HallSeat>;
  /** How wide a seat is drawn, in the units of the plan. */
  seatSize: number;
  /** All that is drawn: its seats with some room around, and the stage above them. */
  box: Box;
  /** In the units of the plan. */
  stage: HallStage | undefined;
  words: readonly HallWords[];
}

const placed = <P extends { x: number; y: number }>(thing: P): P => ({
  ...thing,
  x: (thing.x * PLAN.width) / PARTS,
  y: (thing.y * PLAN.height) / PARTS,
});

function* idsIn(runs: readonly (readonly number[])[]): Generator<number> {
  for (const [first = 0, many = 0] of runs) for (let step = 0; step < many; step += 1) yield first + step;
}

const WIDEST = 46;
const OF_THE_WAY = 0.78;

type BareSection = Omit<HallSection, 'outline' | 'box'>;

/** Most of the way to the nearest neighbour, so that no two seats touch. */
function sizeOf(sections: readonly BareSection[]): number {
  const ways: number[] = [];
  for (const { rows } of sections)
    for (const { seats } of rows)
      for (let at = 1; at < seats.length; at += 1) {
        const [before, seat] = [seats[at - 1], seats[at]];
        const way = before && seat ? Math.hypot(seat.x - before.x, seat.y - before.y) : 0;
        if (way > 0) ways.push(way);
      }
  const near = Float64Array.from(ways).toSorted()[Math.floor(ways.length / 20)];
  return Math.min(WIDEST, (near ?? WIDEST) * OF_THE_WAY);
}

interface SeatsRow {
  name: string;
  key: string;
  section: number;
  sectionName: string;
}

/** Goes through the plan in the order in which its seats are packed. */
function seatsOf(plan: DrawnPlan): BareSection[] {
  const packed = unpackSeats(plan.seats);
  const ids = idsIn(plan.ticketIds);
  let index = 0;
  const seatAt = (name: string, position: number, row: SeatsRow): HallSeat => {
    const { x, y, level, kind } = packed[index] ?? { x: 0, y: 0, level: 0, kind: 'seat' as const };
    return {
      index: index++,
      ticketId: ids.next().value ?? 0,
      levelId: plan.levelIds[level] ?? 0,
      x: (x * PLAN.width) / PARTS,
      y: (y * PLAN.height) / PARTS,
      kind,
      with: null,
      name,
      position,
      row: row.key,
      rowName: row.name,
      section: row.section,
      sectionName: row.sectionName,
    };
  };
  return plan.sections.map((section, at) => {
    const rows = section.rows.map((row) => {
      const key = `${at}\n${row.name}`;
      const own = { name: row.name, key, section: at, sectionName: section.name };
      const seats = row.seats.map((name, place) => seatAt(name, row.positions?.[place] ?? place + 1, own));
      return { name: row.name, key, seats };
    });
    return { name: section.name, rows, seats: rows.flatMap(({ seats }) => seats) };
  });
}

export const STAGE_HEIGHT = 110;

/** A stage that nobody has moved is above everything. */
function allDrawn(seats: Box, stage: HallStage | undefined, words: readonly HallWords[]): Box {
  const all = [
    ...(stage
      ? [
          {
            left: stage.x - stage.width / 2,
            top: stage.y,
            right: stage.x + stage.width / 2,
            bottom: stage.y + STAGE_HEIGHT,
          },
        ]
      : []),
    ...words.map(({ x, y }) => ({ left: x - 60, top: y - 20, right: x + 60, bottom: y + 20 })),
  ];
  return all.reduce(
    (box, each) => ({
      left: Math.min(box.left, each.left),
      top: Math.min(box.top, each.top),
      right: Math.max(box.right, each.right),
      bottom: Math.max(box.bottom, each.bottom),
    }),
    { ...seats, top: stage ? seats.top : 0 },
  );
}

export function hallOf(plan: DrawnPlan): Hall {
  const bare = seatsOf(plan);
  const seats = bare.flatMap((section) => section.seats);
  for (const [companion = -1, other = -1] of plan.companions) {
    const [seat, accessible] = [seats[companion], seats[other]];
    if (seat && accessible) seat.with = accessible.name;
  }
  const seatSize = sizeOf(bare);
  const stage = plan.stage && {
    ...placed(plan.stage),
    width: (plan.stage.width * PLAN.width) / PARTS,
  };
  const words = (plan.words ?? []).map(placed);
  const sections = bare.map((section) => ({
    ...section,
    outline: outlineOf(section.seats, seatSize * 1.5),
    box: boxOf(section.seats, 0),
  }));
  return {
    hash: plan.hash ?? '',
    sections,
    seats,
    byTicket: new Map(seats.map((seat) => [seat.ticketId, seat])),
    seatSize,
    box: allDrawn(boxOf(seats, seatSize * 2), stage, words),
    stage,
    words,
  };
}
