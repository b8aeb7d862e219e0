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
  expect(shownBlocks(blocks, { page: 'event-list', zone: 'top' }, now)).toEqual([blocks[0], blocks[2]]);
  expect(shownBlocks(blocks, { page: 'event-list', zone: 'bottom' }, now)).toEqual([blocks[3]]);
  expect(shownBlocks(blocks, { page: 'event-details', zone: 'top' }, now)).toEqual([blocks[2]]);
});

test('[EVENT-35] a block shows from its start on', () => {
  const early = block(['login'], 'top', '2026-03-01T12:00:00Z');
  const late = block(['login'], 'top', '2026-03-01T12:00:01Z');
  expect(shownBlocks([early, late], { page: 'login', zone: 'top' }, now)).toEqual([early]);
});

test('[EVENT-35] where somebody pays there is no news; what must be known is still said', () => {
  const blocks = (['news', 'critical', 'warning', 'information'] as const).map((type) => ({
    ...block(['global']),
    type,
  }));
  const place = { page: 'global', zone: 'top' } as const;
  expect(shownBlocks(blocks, { ...place, quiet: true }, now)).toEqual(blocks.slice(1));
  expect(shownBlocks(blocks, place, now)).toEqual(blocks);
});
