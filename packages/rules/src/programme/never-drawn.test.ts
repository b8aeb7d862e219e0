import { expect, test } from 'vitest';
import type { ProgrammeDraft } from './draft.ts';
import { noteNeverDrawn } from './never-drawn.ts';

const now = new Date('2026-11-15T17:00:00Z');
const shopWith = (series: object, event: object = {}): ProgrammeDraft => ({
  outlets: [
    {
      series: [{ id: 4, draw: null, closes: new Date('2027-01-01'), ...series }],
      events: [{ id: 9, sale: 'request', series: 4, ...event }],
    },
  ],
});
const told = (shop: ProgrammeDraft, hasSecret = true) =>
  noteNeverDrawn(shop, now, hasSecret).map(({ path, message }) => `${path.join('.')} ${message}`);

test('[PROG-06] a series that takes requests and cannot be drawn is named, with what is missing', () => {
  expect(told(shopWith({}))).toEqual([
    expect.stringMatching(/^outlets\.0\.series\.0 .*it has no rules of a draw/),
  ]);
  expect(told(shopWith({ closes: null }))).toHaveLength(1);
  expect(told(shopWith({ draw: {} }), false)).toEqual([expect.stringContaining('DRAW_SECRET is not set')]);
});

test('[PROG-06] nothing is told of one that can, that has closed, or that nobody asks for', () => {
  expect(told(shopWith({ draw: {} }))).toEqual([]);
  expect(told(shopWith({ closes: now }))).toEqual([]);
  expect(told(shopWith({}, { sale: 'instant' }))).toEqual([]);
  expect(told(shopWith({}, { active: false }))).toEqual([]);
});
