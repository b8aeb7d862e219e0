// What is killed, when, and who is buying meanwhile: all of it follows from the seed.
import { placingSteps } from '../../carts/index.ts';
import { orderSteps } from '../../orders/index.ts';
import { paymentSteps } from '../../payments/index.ts';
import type { Dice } from './dice.ts';
import type { CardKind } from './order-world.ts';

/** Every step of placing an order, as the code itself lists them. */
export const allSteps: readonly string[] = [...placingSteps, ...paymentSteps, ...orderSteps.placing];

export type Kill =
  /** The process ends itself at a step. */
  | { kind: 'step'; step: string; time: number }
  /** The process is killed from outside, while the gateway keeps it waiting. */
  | { kind: 'outside'; afterMs: number }
  /** The database's server is killed, and then the shop. */
  | { kind: 'database'; afterMs: number };

export interface Round {
  kill: Kill;
  cards: CardKind[];
  fault: object | undefined;
  /** What the gateway's people say about charges that are held. */
  approves: boolean;
}

export interface PlanSize {
  killsAtEachStep: number;
  outsideKills: number;
  databaseKills: number;
}

const charge = 'createTransactionRequest';
/** What may go wrong with a charge besides. */
export const chargeFaults: readonly (object | undefined)[] = [
  undefined,
  { kind: 'reset', call: charge },
  { kind: 'reset-after', call: charge },
  { kind: 'html-502', call: charge },
  { kind: 'html-502-after', call: charge },
  { kind: 'late-listing', call: charge, seconds: 400 },
  { kind: 'webhook-twice', call: charge },
  { kind: 'webhook-late', call: charge, seconds: 200 },
  { kind: 'webhook-lost', call: charge },
  { kind: 'html-502', call: 'getTransactionListForCustomerRequest' },
  { kind: 'reset', call: 'getTransactionDetailsRequest' },
];
const hangs = ['hang', 'hang-after'].map((kind) => ({ kind, call: charge }));

const declineSteps = new Set(['holds limited again', 'cart back in checkout']);
/** Reached only when a held charge is refused after the clock. */
export const LATE_REFUSAL = 'tickets released';

function cardsFor(kill: Kill, dice: Dice): CardKind[] {
  const anybody = dice.pick<CardKind>(['approved', 'declined', 'held', 'dropped']);
  if (kill.kind !== 'step') return ['approved', 'dropped', anybody];
  if (kill.step === LATE_REFUSAL) return ['held', 'held', 'approved'];
  if (declineSteps.has(kill.step)) return ['declined', 'declined', 'approved'];
  return ['approved', 'approved', anybody];
}

export function planKills(dice: Dice, size: PlanSize): Round[] {
  const steps = Array.from({ length: size.killsAtEachStep }, () => allSteps)
    .flat()
    .map((step): Kill => ({ kind: 'step', step, time: 1 + dice.number(2) }));
  const random = (kind: 'outside' | 'database', count: number): Kill[] =>
    Array.from({ length: count }, () => ({ kind, afterMs: dice.number(400) }));
  const kills = [
    ...steps,
    ...random('outside', size.outsideKills),
    ...random('database', size.databaseKills),
  ];
  return kills
    .map((kill) => ({ kill, place: dice.number(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ kill }) => ({
      kill,
      cards: cardsFor(kill, dice),
      fault: kill.kind === 'outside' ? dice.pick(hangs) : dice.pick(chargeFaults),
      approves: kill.kind === 'step' && kill.step === LATE_REFUSAL ? false : dice.number(3) > 0,
    }));
}
