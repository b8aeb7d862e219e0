import { describe, expect, test } from 'vitest';

import { outlineOf } from './outline.ts';
import { hallOf } from './hall.ts';
import { sampleHall, samplePlan } from './testing/sample-hall.ts';
import { nextSeat, ways } from './next-seat.ts';
import { seatGrid } from './seat-grid.ts';
import { between, centreOn, fit, keepIn, toPlan, zoomAt } from './view.ts';

const hall = sampleHall();
const size = { width: 600, height: 400 };
const box = { left: 100, top: 0, right: 1500, bottom: 800 };
const seat = (id: number) => hall.byTicket.get(id)!;

describe('the view', () => {
  test('shows all of the hall, in the middle', () => {
    const whole = fit(size, box);
    expect(toPlan(whole, { x: 300, y: 200 })).toEqual({ x: 800, y: 400 });
    expect(whole.scale * (box.right - box.left)).toBeLessThanOrEqual(size.width);
  });
  test('closer, what lies under the hand stays there', () => {
    const before = fit(size, box);
    const after = zoomAt(before, { factor: 3, at: { x: 450, y: 100 }, closest: 9 });
    const [was, is] = [before, after].map((view) => toPlan(view, { x: 450, y: 100 }));
    expect(is!.x).toBeCloseTo(was!.x);
    expect(is!.y).toBeCloseTo(was!.y);
  });
  test('a hand that goes on where it gets no closer takes the hall with it, and no further', () => {
    const before = centreOn({ x: 700, y: 300 }, 2, size);
    const at = { x: 450, y: 100 };
    expect(zoomAt(before, { factor: 1.5, at, closest: 2 })).toEqual(before);
    const { x, y, scale } = zoomAt(before, { factor: 1.5, at, to: { x: 460, y: 95 }, closest: 2 });
    expect({ x, y, scale }).toEqual({ x: before.x + 10, y: before.y - 5, scale: 2 });
  });
  test('never goes past the hall, further than all of it, or too close', () => {
    const lost = keepIn({ scale: 1, x: -9999, y: 9999 }, size, box, 2);
    const middle = toPlan(lost, { x: 300, y: 200 });
    expect(middle).toEqual({ x: box.right, y: box.top });
    expect(keepIn({ scale: 0.01, x: 5, y: 5 }, size, box, 2)).toEqual(fit(size, box));
    expect(keepIn({ scale: 9, x: 0, y: 0 }, size, box, 2).scale).toBe(2);
  });
  test('a picture of one view is moved to fit another', () => {
    const [drawn, now] = [centreOn({ x: 500, y: 500 }, 1, size), centreOn({ x: 700, y: 400 }, 2, size)];
    const { scale, x, y } = between(drawn, now);
    const onPicture = { x: 640 * drawn.scale + drawn.x, y: 420 * drawn.scale + drawn.y };
    expect(onPicture.x * scale + x).toBeCloseTo(640 * now.scale + now.x);
    expect(onPicture.y * scale + y).toBeCloseTo(420 * now.scale + now.y);
  });
});

describe('seats by where they lie', () => {
  const grid = seatGrid(hall.seats);
  test('those in a box, and no others', () => {
    const found = grid.within({ left: 150, top: 350, right: 500, bottom: 370 });
    expect(found.map(({ ticketId }) => ticketId)).toEqual([1, 2, 3]);
  });
  test('the nearest within a finger; none further away; a tie is told', () => {
    expect(grid.nearest({ x: 165, y: 362 }, 40)).toMatchObject({ seat: { ticketId: 1 }, isTie: false });
    expect(grid.nearest({ x: 165, y: 362 }, 2)).toBeUndefined();
    expect(grid.nearest({ x: 240, y: 360 }, 100)?.isTie).toBe(true);
  });
});

test('[SEAT-08] arrow keys go from seat to seat, across the aisle and not out of the hall', () => {
  expect(nextSeat(hall.seats, seat(4), ways.ArrowRight).ticketId).toBe(5);
  expect(nextSeat(hall.seats, seat(4), ways.ArrowDown).ticketId).toBe(12);
  expect(nextSeat(hall.seats, seat(12), ways.ArrowUp).ticketId).toBe(4);
  expect(nextSeat(hall.seats, seat(1), ways.ArrowLeft).ticketId).toBe(1);
});

test('a section’s outline goes around all of its seats', () => {
  const path = outlineOf([seat(1), seat(8), seat(17)], 10);
  const corners = [...path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...corners.map(([x]) => x!))).toBe(150);
  expect(Math.max(...corners.map(([x]) => x!))).toBe(1450);
  expect(corners.length).toBeLessThanOrEqual(8);
});

test('[HALL-02] [SEAT-01] a stage that was moved, and words, are drawn where they stand, within what is shown', () => {
  const plan = samplePlan();
  expect(hallOf(plan)).toMatchObject({ stage: undefined, words: [], box: { top: 0 } });
  const marked = hallOf({
    ...plan,
    stage: { x: 5000, y: 9000, width: 3000 },
    words: [{ text: 'Bar', x: 10_000, y: 5000 }],
  });
  expect(marked.stage).toEqual({ x: 800, y: 1080, width: 480 });
  expect(marked.words).toEqual([{ text: 'Bar', x: 1600, y: 600 }]);
  expect(marked.box).toMatchObject({ right: 1660, bottom: 1190 });
  expect(marked.box.top).toBeGreaterThan(0);
});
