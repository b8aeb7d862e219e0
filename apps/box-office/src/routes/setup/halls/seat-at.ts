import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';
import type { WrittenSection } from './written-hall.ts';

interface Place {
  x: number;
  y: number;
}

export interface Found {
  section: WrittenSection;
  seat: HallSeat;
}

/** A part of the height is three quarters of a part of the width. */
const way = (seat: HallSeat, { x, y }: Place): number =>
  Math.hypot((seat.x ?? Infinity) - x, ((seat.y ?? Infinity) - y) * 0.75);

/** The seat that a press means: the nearest one, not further than `most` parts of the width. */
export function seatAt(sections: readonly WrittenSection[], at: Place, most: number): Found | undefined {
  let best: (Found & { way: number }) | undefined;
  for (const section of sections) {
    for (const seat of section.seats) {
      const far = way(seat, at);
      if (far <= most && (!best || far < best.way)) best = { section, seat, way: far };
    }
  }
  return best && { section: best.section, seat: best.seat };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const OPEN = 700;

/** What a section takes up: its seats, or some room where it has none. */
export function boxOfSection({ rule, seats }: WrittenSection): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of seats) {
    if (x === null || y === null) continue;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  if (box.left !== Infinity) return box;
  const [x, y] = [rule?.x ?? 0, rule?.y ?? 0];
  return { left: x - OPEN, right: x + OPEN, top: y, bottom: y + OPEN };
}

/** The section under a press: that of the nearest seat, else one whose box it lies in. */
export function sectionAt(
  sections: readonly WrittenSection[],
  at: Place,
  most: number,
): WrittenSection | undefined {
  const found = seatAt(sections, at, most);
  if (found) return found.section;
  return sections.findLast((section) => {
    const { left, right, top, bottom } = boxOfSection(section);
    return at.x >= left - most && at.x <= right + most && at.y >= top - most && at.y <= bottom + most;
  });
}

const ASIDE = 3;

/** The seat that an arrow key leads to; the same one at the edge. */
export function seatBeside(
  seats: readonly HallSeat[],
  from: HallSeat,
  [right, down]: readonly [number, number],
): HallSeat {
  let best = { seat: from, cost: Infinity };
  for (const seat of seats) {
    if (seat.x === null || seat.y === null || from.x === null || from.y === null) continue;
    const [x, y] = [seat.x - from.x, (seat.y - from.y) * 0.75];
    const ahead = x * right + y * down;
    const cost = ahead + (Math.abs(x * down) + Math.abs(y * right)) * ASIDE;
    if (ahead > 0 && cost < best.cost) best = { seat, cost };
  }
  return best.seat;
}
