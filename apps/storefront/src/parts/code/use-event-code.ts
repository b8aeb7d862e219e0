import { useState } from 'react';
import { fetchCode } from '@stagedoor/asking/fetch-code';
import { wordsOf } from '@stagedoor/asking/words-of';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { useSession } from '../session/use-session.ts';
import { dropCode, keepCode, useKeptCode } from './kept-code.ts';

export interface EventCode {
  /** The event as it is with the code that is in use. */
  event: OutletEvent;
  /** A code is in use, and what it makes of the event is not known yet. */
  pending: boolean;
  busy: boolean;
  typed: string;
  type: (typed: string) => void;
  /** Why the code that was typed is not in use. */
  problem: string | undefined;
  use: (typed: string) => Promise<void>;
  takeOff: () => void;
}

const keyOf = (eventId: number, code: string | undefined) => ['event with code', eventId, code];

/** What somebody's code makes of an event: asked for when it is typed, and again when the page is opened anew. */
export function useEventCode(event: OutletEvent): EventCode {
  const calls = useCalls();
  const { phase } = useSession();
  const queryClient = useQueryClient();
  const kept = useKeptCode(event.id);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');

  async function ask(code: string): Promise<OutletEvent | null> {
    const opened = await calls();
    // A try belongs to a session; one that has none yet gets it now.
    if (phase === 'checking') await opened.session.start();
    const { askCodedEvent } = await fetchCode(() => import('./ask-coded-event.ts'));
    return askCodedEvent(opened.client, event.id, code);
  }

  const { data, error, isPending } = useQuery({
    queryKey: keyOf(event.id, kept),
    queryFn: () => ask(kept ?? ''),
    enabled: kept !== undefined,
    retry: false,
  });

  async function use(wanted: string): Promise<void> {
    setTyped(wanted);
    if (wanted.trim() === '') return setProblem(codeMessages.missing);
    setBusy(true);
    setProblem(undefined);
    try {
      const coded = await ask(wanted);
      const code = coded?.code?.code;
      if (code === undefined) return setProblem(codeMessages.notKnown);
      queryClient.setQueryData(keyOf(event.id, code), coded);
      keepCode(event.id, code);
      setTyped('');
    } catch (failed) {
      setProblem(wordsOf(failed));
    } finally {
      setBusy(false);
    }
  }

  return {
    event: kept === undefined ? event : (data ?? event),
    pending: kept !== undefined && isPending,
    busy,
    typed,
    type: setTyped,
    problem: problem ?? (error && kept !== undefined ? wordsOf(error) : undefined),
    use,
    takeOff: () => {
      setProblem(undefined);
      dropCode(event.id);
    },
  };
}
