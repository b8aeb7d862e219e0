// A crowd that buys until it is told to stop, each with a habit of its own, and remembers what it was told.
import { setTimeout as sleep } from 'node:timers/promises';
import { fillCart, sendAs } from '../order-proof/buyer.ts';
import type { Answer, Send } from '../order-proof/buyer.ts';
import { diceOf } from '../order-proof/dice.ts';
import type { Dice } from '../order-proof/dice.ts';
import type { CardKind } from '../order-proof/order-world.ts';
import type { Stage } from '../order-proof/stage.ts';
import type { ServerProcess } from '../server-process.ts';

/** Asks again until there is an answer; clicks twice; goes away at the first trouble. */
const habits = ['patient', 'patient', 'twice', 'leaves'] as const;
type Habit = (typeof habits)[number];

export interface Crowd {
  /** Order numbers that somebody has seen. */
  acknowledged: string[];
  /** How often which status came, with `reset` for no answer at all. */
  answers: Map<string, number>;
  /** The longest time, in milliseconds, in which nobody was told that an order stands. */
  longestPauseMs(): number;
  /** Begins to measure that anew. */
  restart(): void;
  stop(): Promise<void>;
}

export interface CrowdSize {
  many: number;
  seed: number;
  /** The longest that one thinks between two purchases. */
  thinkMs: number;
}

const TRIES = 60;
const BETWEEN_TRIES_MS = 500;

export function sendBuyers(stage: Stage, server: Pick<ServerProcess, 'send'>, size: CrowdSize): Crowd {
  const over = new AbortController();
  const acknowledged = new Set<string>();
  const answers = new Map<string, number>();
  let [last, longest] = [performance.now(), 0];
  const note = (answer: Answer | undefined): Answer | undefined => {
    const status = String(answer?.status ?? 'reset');
    answers.set(status, (answers.get(status) ?? 0) + 1);
    const number = answer?.status === 200 ? answer.body.order?.OrderID : undefined;
    if (number === undefined || acknowledged.has(number)) return answer;
    acknowledged.add(number);
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    return answer;
  };
  const place = async (send: Send, cartUUID: string, habit: Habit): Promise<void> => {
    const once = (): Promise<Answer | undefined> =>
      send('createorder', { cartUUID })
        .catch(() => undefined)
        .then(note);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [answer] = await Promise.all(habit === 'twice' ? [once(), once()] : [once()]);
      const isAnswered = answer !== undefined && answer.status < 500 && answer.status !== 202;
      if (isAnswered || habit === 'leaves' || over.signal.aborted) return;
      await sleep(BETWEEN_TRIES_MS);
    }
  };
  const buy = async (dice: Dice, habit: Habit): Promise<void> => {
    const visitor = stage.nextVisitor();
    const send = sendAs(visitor, server);
    const card = dice.pick<CardKind>(['approved', 'approved', 'approved', 'dropped', 'declined']);
    const cartUUID = await fillCart(send, visitor, { card, quantity: 1 + dice.number(2) });
    if (cartUUID !== undefined) await place(send, cartUUID, habit);
  };
  const live = async (index: number): Promise<void> => {
    const dice = diceOf(size.seed + index);
    while (!over.signal.aborted) {
      await sleep(dice.number(size.thinkMs));
      // A stage that was refused or broke off: the next purchase is another one.
      await buy(dice, habits[index % habits.length]!).catch(() => undefined);
    }
  };
  const crowd = Array.from({ length: size.many }, (_, index) => live(index));
  return {
    get acknowledged() {
      return [...acknowledged];
    },
    answers,
    restart: () => {
      [last, longest] = [performance.now(), 0];
    },
    longestPauseMs: () => Math.max(longest, performance.now() - last),
    stop: async () => {
      over.abort();
      await Promise.all(crowd);
    },
  };
}
