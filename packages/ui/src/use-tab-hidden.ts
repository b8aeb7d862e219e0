import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether the page stands in a tab nobody sees. */
export function useTabHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}
