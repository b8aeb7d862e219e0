/** What a description would take from people who asked for something and wait for an answer. */
import { changesCurrency, currencyStays } from './currency-harm.ts';
import type { EventDraft, ProgrammeDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

/** So many wishes that nobody has decided, for an event or for one of its levels. */
export interface AskedFor {
  eventId: number;
  /** Missing where the event as a whole is counted. */
  levelId: number | null;
  many: number;
}

interface Found {
  event: EventDraft;
  path: Path;
  outletId: number | undefined;
}

function eventsOf(programme: ProgrammeDraft | null): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const [at, { id: outletId, events }] of (programme?.outlets ?? []).entries())
    for (const [eventAt, event] of (events ?? []).entries())
      if (event.id !== undefined)
        found.set(event.id, { event, outletId, path: ['outlets', at, 'events', eventAt] });
  return found;
}

const hasLevel = ({ items }: EventDraft, levelId: number): boolean =>
  (items ?? []).some(({ levels }) => (levels ?? []).some(({ id }) => id === levelId));

const parts = [
  ['show', 'show'],
  ['sale', 'kind of sale'],
  ['series', 'series'],
] as const;

function changeHarm(before: Found, after: Found, levelId: number | null, wait: string): Problem[] {
  if (levelId !== null) {
    if (!hasLevel(before.event, levelId) || hasLevel(after.event, levelId)) return [];
    return [{ path: [...after.path, 'items'], message: `The price level ${levelId} is gone, but ${wait}.` }];
  }
  return parts.flatMap(([key, what]): Problem[] =>
    before.event[key] === after.event[key]
      ? []
      : [{ path: [...after.path, key], message: `The ${what} cannot change: ${wait}.` }],
  );
}

/** An event that is asked for neither goes nor becomes another one, and keeps the levels that are asked for. */
export function askedHarm(
  current: ProgrammeDraft | null,
  wanted: ProgrammeDraft,
  askedFor: readonly AskedFor[],
  wish: 'request' | 'guest request' | 'customer',
): Problem[] {
  const [before, after] = [eventsOf(current), eventsOf(wanted)];
  const wishesOf = (many: number): string => (many === 1 ? `1 ${wish} waits` : `${many} ${wish}s wait`);
  const waiting = askedFor.reduce((sum, { levelId, many }) => sum + (levelId === null ? many : 0), 0);
  const priced =
    waiting > 0 && changesCurrency(current, wanted)
      ? [currencyStays(`${wishesOf(waiting)} for an answer`)]
      : [];
  const harmed = askedFor.flatMap(({ eventId, levelId, many }): Problem[] => {
    const old = before.get(eventId);
    const now = after.get(eventId);
    if (!old) return [];
    const wishes = wishesOf(many);
    if (now) return changeHarm(old, now, levelId, `${wishes} for an answer`);
    const outlet = (wanted.outlets ?? []).findIndex(({ id }) => id === old.outletId);
    if (levelId !== null || outlet < 0 || old.event.active === false) return [];
    const message = `The event ${eventId} is gone, but ${wishes} for an answer. To hide it, write "active: false".`;
    return [{ path: ['outlets', outlet, 'events'], message }];
  });
  return [...priced, ...harmed];
}
