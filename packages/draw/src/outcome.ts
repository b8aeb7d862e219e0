import { fields, oneOf, orNull, whole } from './reading.ts';
import { below } from './refusal.ts';

export type ResultName = 'full' | 'alternate' | 'partial' | 'override' | 'denied';
export type Reason = 'sold-out' | 'cap' | 'not-valid' | 'no-ticket' | 'override';

/** What one line of an entry got. */
export interface LineResult {
  readonly event: number;
  readonly item: number;
  /** As awarded, or as asked when denied. */
  readonly level: number;
  /** As awarded, or 0 when denied. */
  readonly quantity: number;
  readonly result: ResultName;
  readonly reason: Reason | null;
  readonly asked: { readonly level: number; readonly quantity: number };
}

/** Every way in which a line can end, each with the number that stands for it in columns. */
export const outcome = {
  full: 0,
  alternate: 1,
  partial: 2,
  override: 3,
  soldOut: 4,
  cap: 5,
  notValid: 6,
  noTicket: 7,
  struckOut: 8,
} as const;

export type Outcome = (typeof outcome)[keyof typeof outcome];

export const outcomes: readonly { readonly result: ResultName; readonly reason: Reason | null }[] = [
  { result: 'full', reason: null },
  { result: 'alternate', reason: null },
  { result: 'partial', reason: null },
  { result: 'override', reason: null },
  { result: 'denied', reason: 'sold-out' },
  { result: 'denied', reason: 'cap' },
  { result: 'denied', reason: 'not-valid' },
  { result: 'denied', reason: 'no-ticket' },
  { result: 'denied', reason: 'override' },
];

const resultKeys = ['event', 'item', 'level', 'quantity', 'result', 'reason', 'asked'] as const;
const resultNames = ['full', 'alternate', 'partial', 'override', 'denied'] as const;
const reasons = ['sold-out', 'cap', 'not-valid', 'no-ticket', 'override'] as const;

export function readResults(values: readonly unknown[], at: string): LineResult[] {
  return values.map((value, i) => readResult(value, `${at}[${i}]`));
}

function readResult(value: unknown, at: string): LineResult {
  const from = fields(value, at, resultKeys);
  const askedAt = below(at, 'asked');
  const asked = fields(from.asked, askedAt, ['level', 'quantity']);
  return {
    event: whole(from, 'event', at),
    item: whole(from, 'item', at),
    level: whole(from, 'level', at),
    quantity: whole(from, 'quantity', at),
    result: oneOf(from, 'result', at, resultNames),
    reason: orNull(from, 'reason', () => oneOf(from, 'reason', at, reasons)),
    asked: { level: whole(asked, 'level', askedAt), quantity: whole(asked, 'quantity', askedAt, 1) },
  };
}
