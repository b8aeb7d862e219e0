// What customers ask back at their bank.
import { disputeStates } from '@stagedoor/rules/cards/dispute';
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { currencyCode, flag, id, instant, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const disputed = shape('DisputedCharge', {
  /** As the gateway calls it. */
  id: text,
  /** The charge. */
  ref: text,
  /** Missing where no order came of it. */
  order: maybe(text),
  card: text,
  cents: z.int(),
  currency: currencyCode,
  /** The bank's code, such as `fraudulent`. */
  reason: text,
  state: z.enum(disputeStates),
  /** The bank has the money at this moment. */
  isTaken: flag,
  /** Missing where nobody is asked for an answer. */
  answerBy: maybe(instant),
  openedAt: instant,
  endedAt: maybe(instant),
});
export type DisputedCharge = Of<typeof disputed>;

export const listDisputes = officeCall({
  name: 'listDisputes',
  module: 'orders',
  method: 'GET',
  path: 'ledger/disputes',
  permission: 'ledger.lines',
  changes: false,
  summary:
    'Charges that customers dispute at their bank, fifty a page, sorted by `opened`, with the day by which each is to be answered at the gateway.',
  input: asked('DisputeQuestion', keysetFields),
  output: keysetPage('DisputePage', disputed, {
    /** How many are to be answered. */
    toAnswer: id,
  }),
});
