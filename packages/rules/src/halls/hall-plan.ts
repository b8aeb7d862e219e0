/** A hall as it is drawn: sections by rule, or seats written one by one, in ten-thousandths of its width and height. */
import type { SeatKind } from '../seats/seat-kinds.ts';
import type { Numbering } from './seat-numbers.ts';

export interface HallPaint {
  /** What it is painted with; nothing: not for sale. */
  level: string | null;
  /** `A-C`; all where nothing is said. */
  rows: string | null;
  /** Of those rows: `1-10, 15`. */
  seats: string | null;
}

export interface HallSection {
  name: string;
  /** Where the middle of its first row is. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
  /** A number of places without seats: rows and all that follows is then nothing. */
  capacity: number | null;
  rows: string | null;
  seats: number | null;
  /** Degrees that a row turns from one end to the other; the ends are nearer to the stage. */
  curve: number;
  /** Centimetres from seat to seat and from row to row. */
  seatWidth: number;
  rowDepth: number;
  numbers: Numbering;
  first: number;
  /** `8, 17`: after which seats from the left. */
  aisles: string | null;
  /** `K 5-6`: names that are left out. */
  gaps: string | null;
  level: string | null;
  paint: readonly HallPaint[];
  accessible: string | null;
  /** `K 2 with 1, K 3 with 4`. */
  companions: string | null;
  restricted: string | null;
}

/** A seat as it stands in the list that is the truth of a version. */
export interface HallSeat {
  section: string;
  row: string;
  seat: string;
  /** The name of a level of the hall; nothing: not for sale. */
  level: string | null;
  position: number;
  x: number | null;
  y: number | null;
  kind: SeatKind;
  with: string | null;
}

/** Where everybody looks, by the middle of its edge at the wall, and how wide it is. */
export interface HallStage {
  x: number;
  y: number;
  width: number;
}

/** What stands on the plan to be read: `Bar`, `Entrance B`. */
export interface HallWords {
  text: string;
  x: number;
  y: number;
}

export interface HallPlan {
  /** Metres. */
  width: number;
  /** Nothing: in the middle of the upper edge. */
  stage: HallStage | null;
  words: readonly HallWords[];
  sections: readonly HallSection[];
  /** Those that no rule writes. */
  seats: readonly HallSeat[] | null;
}

/** The plan is drawn four to three. */
export const PLAN_RATIO = 0.75;
export const PARTS = 10_000;

/** Where a stage is that nobody has moved. */
export const PLAIN_STAGE: HallStage = { x: 5000, y: 200, width: 4600 };
export const MOST_WORDS = 60;
