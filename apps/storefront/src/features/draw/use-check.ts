import { useEffect, useRef, useState } from 'react';
import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { getDrawFile } from '@stagedoor/contract/calls/shop/draws';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { useCalls } from '../../parts/calls/calls.ts';
import type { CheckOrder, CheckReport } from './check-messages.ts';

export type CheckState =
  | { kind: 'idle' | 'cancelled' }
  | { kind: 'running'; words: string; share: number }
  | Exclude<CheckReport, { kind: 'progress' }>
  | { kind: 'broken'; message: string };

export interface Check {
  state: CheckState;
  start(): void;
  cancel(): void;
  /** The whole file, fetched where it is not there yet. */
  file(): Promise<string>;
}

function startWorker(order: CheckOrder, setState: (state: CheckState) => void): Worker {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckReport>) => {
    if (data.kind === 'progress') {
      setState({ kind: 'running', words: messages.checking(data.step), share: data.share });
      return;
    }
    setState(data);
    worker.terminate();
  });
  worker.addEventListener('error', ({ message }) => setState({ kind: 'broken', message }));
  worker.postMessage(order);
  return worker;
}

/** The draw, computed again in this browser; leaving the page ends it. */
export function useCheck(draw: PublicDraw): Check {
  const openCalls = useCalls();
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<Worker>(undefined);
  const round = useRef(0);
  useEffect(() => () => running.current?.terminate(), []);

  async function fetchParts(isWanted: () => boolean): Promise<string[]> {
    const { client } = await openCalls();
    const parts: string[] = [];
    while (isWanted()) {
      const { body, isLast } = await client.send(getDrawFile, { drawId: draw.drawId, part: parts.length });
      parts.push(body);
      if (isLast) break;
    }
    return parts;
  }

  const orderOf = (parts: readonly string[]): CheckOrder => ({
    parts,
    published: draw.published,
    isAbandoned: draw.state === 'abandoned',
  });

  async function run(mine: number): Promise<void> {
    const isWanted = (): boolean => round.current === mine;
    try {
      const parts = await fetchParts(isWanted);
      if (isWanted()) running.current = startWorker(orderOf(parts), setState);
    } catch (error) {
      if (isWanted())
        setState({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
    }
  }

  const stop = (): void => {
    round.current += 1;
    running.current?.terminate();
  };
  return {
    state,
    start: () => {
      stop();
      setState({ kind: 'running', words: messages.fetching, share: 0 });
      void run(round.current);
    },
    cancel: () => {
      stop();
      setState({ kind: 'cancelled' });
    },
    file: async () => (await fetchParts(() => true)).join(''),
  };
}
