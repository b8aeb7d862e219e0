// Which blocks the customer closed. They stay closed for the browser session.
import { useSyncExternalStore } from 'react';

const NAME = 'closed-content';
const listeners = new Set<() => void>();

function read(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

const ids = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

/** Remembered at once; told after a moment where the block still has to fade. */
export function closeBlock(id: number, afterMs = 0): void {
  try {
    sessionStorage.setItem(NAME, [...new Set([...ids(read()), id])].join(' '));
  } catch {
    // Without storage the block comes back with the next page, which is no harm.
  }
  const tell = () => {
    for (const listener of listeners) listener();
  };
  if (afterMs > 0) setTimeout(tell, afterMs);
  else tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** None while the page still shows the server's drawing, which knows no browser. */
export const useClosedBlocks = (): number[] => ids(useSyncExternalStore(subscribe, read, () => ''));
