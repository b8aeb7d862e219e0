import type { DescribedChange } from '@stagedoor/contract/calls/office/programme';
import type { Event } from '@stagedoor/descriptions/programme';
import { idOf } from '@stagedoor/descriptions/scope';
import type { Part, Scope } from '@stagedoor/descriptions/scope';
import type { LogEntry } from '../staff/index.ts';

/** A leg of thirty shows is one entry: it says the first of what changed, and how much more there is. */
const MOST_SENTENCES = 20;

function eventsIn(scope: Scope, part: Part | null): { outletId: number; event: Event }[] {
  if (part === null) return [];
  if ('items' in part) return scope.of === 'event' ? [{ outletId: scope.outletId, event: part }] : [];
  const outlets = 'outlets' in part ? part.outlets : 'events' in part ? [part] : [];
  return outlets.flatMap(({ id: outletId, events }) => events.map((event) => ({ outletId, event })));
}

/** REPORT-01: an event whose prices changed has that among what was done with it. */
function pricesChanged(scope: Scope, changes: readonly DescribedChange[], after: Part | null): LogEntry[] {
  const levels = changes.filter(
    ({ what, change, facts }) =>
      what === 'price level' && change === 'changed' && facts.some(({ key }) => key === 'price'),
  );
  const ids = new Set(levels.map(({ id }) => id));
  return eventsIn(scope, after)
    .filter(({ event }) => event.items.some((item) => item.levels.some(({ id }) => ids.has(id))))
    .map(({ outletId, event: { id } }) => ({
      action: 'event.prices-changed',
      subject: { kind: 'event', id },
      outletId,
    }));
}

/** What the log keeps of a change, in the words in which it was told. */
export function entriesOfChange(
  scope: Scope,
  changes: readonly DescribedChange[],
  takenOver: readonly number[],
  after: Part | null,
): LogEntry[] {
  const taken = takenOver.map((outletId): LogEntry => {
    const subject = { kind: 'outlet', id: outletId };
    return { action: 'programme.taken-over', subject, outletId };
  });
  if (changes.length === 0) return taken;
  const told = changes.flatMap(({ sentences }) => sentences).map((sentence) => sentence.replace(/\.$/, ''));
  const more = told.length - MOST_SENTENCES;
  const entry: LogEntry = {
    action: 'programme.changed',
    subject: { kind: scope.of, id: idOf(scope) },
    outletId: scope.of === 'seller' ? undefined : scope.outletId,
    after: { changes: told.slice(0, MOST_SENTENCES), ...(more > 0 && { more }) },
  };
  return [...taken, entry, ...pricesChanged(scope, changes, after)];
}
