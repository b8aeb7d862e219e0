import { CODE_MOST_TYPED } from '@stagedoor/rules/codes/code-text';
import * as z from 'zod/mini';
import { entity, flag, id, instant, line, list, maybe, money, text } from '../wire.ts';
import type { Of } from '../wire.ts';

/** As somebody types it. */
export const typedCode = maybe(line(CODE_MOST_TYPED));

/** What a code takes off: `amount` of a ticket or of the order, `percent` of each ticket, all above a `price`, or all. */
const codeTerms = entity('CodeTerms', {
  kind: ['Kind', z.enum(['amount', 'percent', 'price', 'comps'])],
  cents: ['Amount', maybe(money)],
  /** In parts per million. */
  ppm: ['PartsPerMillion', maybe(z.int())],
  per: ['Per', maybe(z.enum(['ticket', 'order']))],
  withFees: ['WithFees', flag],
});

/** A code at an event: what it opens and what it takes off there. */
export const codeOffer = entity('CodeOffer', {
  code: ['Code', text],
  /** The levels of the event that it is for. */
  levelIds: ['PriceLevelIDs', list(id)],
  opens: ['Opens', flag],
  /** When the sale begins for everybody. */
  opensUntil: ['OpensUntil', maybe(instant)],
  takesOff: ['TakesOff', maybe(codeTerms)],
  /** In one order. */
  mostTickets: ['TicketsPerOrder', maybe(z.int())],
});
export type CodeOffer = Of<typeof codeOffer>;

/** A code that something is bought with. */
export const codeInUse = entity('CodeInUse', {
  code: ['Code', text],
  /** All that it has taken off. */
  offCents: ['Off', money],
  /** Whoever holds something with it may finish after that. */
  goodUntil: ['GoodUntil', maybe(instant)],
});
