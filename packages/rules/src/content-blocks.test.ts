import { expect, test } from 'vitest';
import { shownBlocks, type ContentPage, type ContentZone } from './content-blocks.ts';

const now = new Date('2026-03-01T12:00:00Z');
const block = (pages: ContentPage[], zone: ContentZone = 'top', startsAt?: string) => ({
  pages,
  zone,
  startsAt,
});

test('[EVENT-35] [LIST-08] a block shows on its pages, in its zone', () => {
  const blocks = [
    block(['event-list']),
    block(['login']),
    block(['global']),
    block(['event-list'], 'bottom'),
  ];
  expect(shownBlocks(blocks, 'event-list', 'top', now)).toEqual([blocks[0], blocks[2]]);
  expect(shownBlocks(blocks, 'event-list', 'bottom', now)).toEqual([blocks[3]]);
  expect(shownBlocks(blocks, 'event-details', 'top', now)).toEqual([blocks[2]]);
});

test('[EVENT-35] a block shows from its start on', () => {
  const early = block(['login'], 'top', '2026-03-01T12:00:00Z');
  const late = block(['login'], 'top', '2026-03-01T12:00:01Z');
  expect(shownBlocks([early, late], 'login', 'top', now)).toEqual([early]);
});
