import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page still is the server's drawing. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
