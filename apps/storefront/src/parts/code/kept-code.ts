// CODE-01: the code that is in use at an event, kept in this tab until it is taken off or the customer signs out. It is
// never in an address: whoever shares the page shares no code.
import { useSyncExternalStore } from 'react';
import { dropDraft, readDraft, writeDraft } from '../draft.ts';

const listeners = new Set<() => void>();
const nameOf = (eventId: number): string => `code ${eventId}`;

function changed(): void {
  for (const listener of listeners) listener();
}

export function recallCode(eventId: number): string | undefined {
  const kept = readDraft(nameOf(eventId));
  return typeof kept === 'string' ? kept : undefined;
}

export function keepCode(eventId: number, code: string): void {
  writeDraft(nameOf(eventId), code);
  changed();
}

export function dropCode(eventId: number): void {
  dropDraft(nameOf(eventId));
  changed();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeptCode = (eventId: number): string | undefined =>
  useSyncExternalStore(
    listen,
    () => recallCode(eventId),
    () => undefined,
  );
