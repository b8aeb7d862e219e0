import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { KeyBoard } from './key-board.ts';

export const KeyBoardContext = createContext<KeyBoard | null>(null);

function useKeyBoard(): KeyBoard {
  const board = use(KeyBoardContext);
  if (!board) throw new Error('useKey needs a KeyBoardContext');
  return board;
}

/** What a key does while this is on the page. Never at once what touches money, many people or deletes. */
export function useKey(key: string, run: () => void, active = true): void {
  const board = useKeyBoard();
  const pressed = useEffectEvent(run);
  useEffect(() => (active ? board.bind({ key, run: () => pressed() }) : undefined), [board, key, active]);
}

/** While `G` waits for its letter, the rail shows the letters. */
export function useGoing(): boolean {
  const { subscribe, goes } = useKeyBoard();
  return useSyncExternalStore(subscribe, goes);
}
