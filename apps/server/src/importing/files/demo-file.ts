// For demonstrations only: stock that counts as sold although nobody bought it.
import { seatsOfEvent } from '@stagedoor/rules/programme/seats-of-event';
import type { EventDraft, ProgrammeDraft } from '@stagedoor/rules/programme/draft';
import type * as z from 'zod/mini';
import { whole } from '@stagedoor/descriptions/fields/numbers';
import { listOf, optional, record } from '@stagedoor/descriptions/fields/record';
import { line } from '@stagedoor/descriptions/fields/texts';
import type { Reading } from '../reading/reading.ts';

const soldStock = record('sold stock', {
  event: whole(1, 2_147_483_647),
  /** By its short name. */
  level: line(),
  left: whole(0, 100_000),
});

export const demoFile = record('demo', { sold: optional(listOf(soldStock), []) });
export type Demo = z.output<typeof demoFile>;

/** Where the demo's own lines stand beside the description of the seller. */
export const DEMO = 'demo';

interface DemoSale {
  levelId: number;
  left: number;
}

function findEvent(
  { outlets }: ProgrammeDraft,
  id: number,
): { event: EventDraft; path: (string | number)[] } | undefined {
  for (const [outlet, { events }] of (outlets ?? []).entries()) {
    const at = (events ?? []).findIndex((event) => event.id === id);
    if (at >= 0) return { event: events![at]!, path: ['outlets', outlet, 'events', at] };
  }
  return undefined;
}

/** What the lines mean, as far as they fit the description. */
export function demoSales(
  { sold }: Demo,
  programme: ProgrammeDraft,
  { report, places }: Reading,
): DemoSale[] {
  return sold.flatMap(({ event: eventId, level: name, left }, index): DemoSale[] => {
    const complain = (key: string, text: string): DemoSale[] =>
      report.mistake(places.placeOf([DEMO, 'sold', index, key]), text) ?? [];
    const found = findEvent(programme, eventId);
    if (!found) return complain('event', `There is no event ${eventId}.`);
    const levels = (found.event.items ?? []).flatMap(({ levels: all }, item) =>
      (all ?? []).map((level, at) => ({ level, path: [...found.path, 'items', item, 'levels', at] })),
    );
    const level = levels.find(({ path }) => places.find(path)?.name === name)?.level;
    if (level?.id === undefined) return complain('level', `The event has no price level "${name}".`);
    const seats = (seatsOfEvent(found.event, programme.halls) ?? []).filter(
      (seat) => seat.level === level.id,
    ).length;
    if (left > (level.capacity ?? seats)) return complain('left', 'More would be left than there is.');
    return [{ levelId: level.id, left }];
  });
}
