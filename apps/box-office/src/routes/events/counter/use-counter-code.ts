// CODE-01: the code that whoever stands here brings along.
import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { tryCounterCode } from '@stagedoor/contract/calls/office/counter';
import type { CounterCode } from '@stagedoor/contract/calls/office/counter';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';

export interface BroughtCode {
  inUse: CounterCode | undefined;
  typed: string;
  type: (typed: string) => void;
  problem: string | undefined;
  busy: boolean;
  use: () => Promise<void>;
  takeOff: () => void;
}

export function useCounterCode(eventId: number): BroughtCode {
  const send = useOfficeSend(tryCounterCode);
  const [inUse, setInUse] = useState<CounterCode>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  async function use(): Promise<void> {
    if (typed.trim() === '') return setProblem(codeMessages.missing);
    try {
      setInUse(await send.mutateAsync({ eventId, code: typed }));
      setTyped('');
      return setProblem(undefined);
    } catch (error) {
      return setProblem(wordsOf(error));
    }
  }
  return {
    inUse,
    typed,
    type: setTyped,
    problem,
    busy: send.isPending,
    use,
    takeOff: () => setInUse(undefined),
  };
}
