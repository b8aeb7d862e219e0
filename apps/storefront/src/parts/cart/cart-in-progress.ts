// Which cart this browser works on: kept for all its tabs, since they share the session that holds the tickets.
import { DRAFT_PREFIX } from '../draft-prefix.ts';

const NAME = `${DRAFT_PREFIX}cart`;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export const recallCart = (): string | undefined => localStorage.getItem(NAME) ?? undefined;

export function rememberCart(uuid: string): void {
  if (recallCart() === uuid) return;
  localStorage.setItem(NAME, uuid);
  changed();
}

/** Only the named one: another tab may have begun another meanwhile. */
export function forgetCart(uuid: string | undefined = recallCart()): void {
  if (recallCart() !== uuid) return;
  localStorage.removeItem(NAME);
  changed();
}

/** CART-20: hears at once of what another tab does. */
export function onCartElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The same, and of what this one does. */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  const stopHearing = onCartElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stopHearing();
  };
}
