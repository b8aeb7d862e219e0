import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCalls } from '../calls/calls.ts';
import { fetchCode } from '@stagedoor/asking/fetch-code';
import { recallCode } from '../code/kept-code.ts';
import { useCartKeeper } from '../cart/use-cart.ts';
import { useSession } from '../session/use-session.ts';
import { goToWaitingRoom, isInLine } from './waiting-room.ts';
import type { Wish } from './hold-tickets.ts';

const isSoldOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SOLD_OUT';

interface Buy {
  /** What is sold out goes on to what would also do. */
  buy: (chosen: readonly Wish[], ...otherwise: (readonly Wish[])[]) => void;
  busy: boolean;
  /** Why nothing could be held. */
  problem: string | undefined;
}

/** Holds the tickets and goes to the review of the seats. */
export function useBuy(eventId: number, onRefused: (error: unknown) => void): Buy {
  const calls = useCalls();
  const keeper = useCartKeeper();
  const { phase } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function hold([chosen = [], ...otherwise]: (readonly Wish[])[]): Promise<void> {
    const opened = await calls();
    if (phase === 'checking') await opened.session.start();
    const { holdTickets } = await fetchCode(() => import('./hold-tickets.ts'));
    const cart = await holdTickets(opened, chosen, recallCode(eventId)).catch((error: unknown) => {
      if (otherwise.length === 0 || !isSoldOut(error)) throw error;
    });
    if (!cart) return hold(otherwise);
    keeper.keep(cart);
    await navigate(`/checkout/i/review/${cart.uuid}`);
  }

  async function buy(choices: (readonly Wish[])[]) {
    setBusy(true);
    setProblem(undefined);
    try {
      await hold(choices);
    } catch (error) {
      if (isInLine(error)) return goToWaitingRoom(eventId);
      setProblem(wordsOf(error));
      onRefused(error);
    } finally {
      setBusy(false);
    }
  }

  return { buy: (...choices) => void buy(choices), busy, problem };
}
