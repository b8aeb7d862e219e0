import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCalls } from '../../parts/calls/calls.ts';
import { fetchCode } from '@stagedoor/asking/fetch-code';
import { useCartKeeper } from '../../parts/cart/use-cart.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { goToWaitingRoom, isInLine } from './waiting-room.ts';
import type { ChosenLevel } from './use-quantities.ts';

interface Buy {
  buy: (chosen: readonly ChosenLevel[]) => void;
  busy: boolean;
  /** Why nothing could be held. */
  problem: string | undefined;
}

/** Holds the tickets and goes to the review of the seats. */
export function useBuy(eventId: number, onRefused: () => void): Buy {
  const calls = useCalls();
  const keeper = useCartKeeper();
  const { phase } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function hold(chosen: readonly ChosenLevel[]) {
    const opened = await calls();
    if (phase === 'checking') await opened.session.start();
    const { holdTickets } = await fetchCode(() => import('./hold-tickets.ts'));
    const cart = await holdTickets(opened, chosen);
    keeper.keep(cart);
    await navigate(`/checkout/i/review/${cart.uuid}`);
  }

  async function buy(chosen: readonly ChosenLevel[]) {
    setBusy(true);
    setProblem(undefined);
    try {
      await hold(chosen);
    } catch (error) {
      if (isInLine(error)) return goToWaitingRoom(eventId);
      setProblem(wordsOf(error));
      onRefused();
    } finally {
      setBusy(false);
    }
  }

  return { buy: (chosen) => void buy(chosen), busy, problem };
}
