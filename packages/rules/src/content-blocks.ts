import { isReached, type Moment } from './moment.ts';

export type ContentType = 'information' | 'warning' | 'critical' | 'news';
export type ContentBehavior = 'popup' | 'closeable' | 'collapsible';
export type ContentZone = 'top' | 'bottom';
export type ContentPage = 'global' | 'login' | 'event-details' | 'event-list';

interface ContentBlock {
  startsAt?: Moment | null;
  zone: ContentZone;
  pages: readonly ContentPage[];
}

/** Blocks for this place, from their start on; a global block is on every page. */
export const shownBlocks = <B extends ContentBlock>(
  blocks: readonly B[],
  page: ContentPage,
  zone: ContentZone,
  now: Date,
): B[] =>
  blocks.filter(
    (block) =>
      block.zone === zone &&
      (block.pages.includes(page) || block.pages.includes('global')) &&
      (!block.startsAt || isReached(block.startsAt, now)),
  );
