import { useState } from 'react';
import type { SignInMode, Turn } from './sign-in-mode.ts';

export interface Face {
  mode: SignInMode;
  email: string;
  /** Why the view turned here by itself. */
  notice?: string | undefined;
  turn: Turn;
  /** How often the view has turned: the focus follows. */
  turns: number;
}

export function useFace(email: string): Face {
  const [shown, setShown] = useState<Omit<Face, 'turn'>>({ mode: 'signIn', email, turns: 0 });
  return {
    ...shown,
    turn: (mode, typed, notice) =>
      setShown(({ turns }) => ({ mode, email: typed, notice, turns: turns + 1 })),
  };
}
