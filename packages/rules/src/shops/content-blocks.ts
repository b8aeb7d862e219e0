import { isReached, type Moment } from '../time/moment.ts';

export type ContentZone = 'top' | 'bottom';
export type ContentPage = 'global' | 'login' | 'event-details' | 'event-list';

interface ContentBlock {
  startsAt?: Moment | null | undefined;
  zone: ContentZone;
  pages: readonly ContentPage[];
  type?: string;
}

interface Place {
  page: ContentPage;
  zone: ContentZone;
  /** Where somebody pays or proves something, news would be in the way. */
  quiet?: boolean | undefined;
}

/** Blocks for this place, from their start on; a global block is on every page. */
export const shownBlocks = <B extends ContentBlock>(
  blocks: readonly B[],
  { page, zone, quiet }: Place,
  now: Date,
): B[] =>
  blocks.filter(
    (block) =>
      block.zone === zone &&
      !(quiet && block.type === 'news') &&
      (block.pages.includes(page) || block.pages.includes('global')) &&
      (!block.startsAt || isReached(block.startsAt, now)),
  );
