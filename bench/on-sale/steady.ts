// Asking at a steady pace: they come when they come, however long the ones before take.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Steady {
  port: number;
  perSecond: number;
  /** What the next one asks. */
  next(): Asked;
}

export interface SteadyResult {
  answers: number;
  p50Ms: number;
  p99Ms: number;
  refused: number;
}

const TICK_MS = 2;
const MS_A_SECOND = 1000;

/** Milliseconds until the whole answer was there, and whether it was a yes. */
function ask(agent: Agent, port: number, wish: Asked): Promise<{ ms: number; isGood: boolean }> {
  const { promise, resolve } = Promise.withResolvers<{ ms: number; isGood: boolean }>();
  const begun = performance.now();
  const done = (isGood: boolean): void => resolve({ ms: performance.now() - begun, isGood });
  const { body, ...asked } = wish;
  const sent = request({ host: '127.0.0.1', port, agent, ...asked }, (answer) => {
    answer.resume().once('end', () => done(answer.statusCode === 200));
  });
  sent.once('error', () => done(false));
  sent.end(body);
  return promise;
}

/** Until `over` says so. */
export async function steadily({ port, perSecond, next }: Steady, over: AbortSignal): Promise<SteadyResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const sent: ReturnType<typeof ask>[] = [];
  const begun = performance.now();
  while (!over.aborted) {
    const due = ((performance.now() - begun) / MS_A_SECOND) * perSecond;
    while (sent.length < due) sent.push(ask(agent, port, next()));
    await sleep(TICK_MS);
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {
    answers: times.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    refused: answers.filter(({ isGood }) => !isGood).length,
  };
}
