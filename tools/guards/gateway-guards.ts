// What keeps cards and money right with any gateway.
import { guard, type Guard } from './guard.ts';

const payments = 'apps/server/src/payments';
const gateway = `${payments}/gateway`;
const port = `${gateway}/payment-gateway.server.test.ts`;
const stripe = `${gateway}/stripe/stripe-gateway.server.test.ts`;
const two = `${gateway}/two-gateways.server.test.ts`;
const matrix = `${payments}/intents/fault-matrix.server.test.ts`;
const withdrawing = `${payments}/intents/withdrawing.server.test.ts`;
const confirming = `${payments}/intents/confirming.server.test.ts`;
const disputes = `${payments}/disputes/disputes.server.test.ts`;

export const gatewayGuards: Guard[] = [
  guard(
    'GATE-01',
    'money goes back where it was taken, whoever the seller is paid through by now',
    `${payments}/intents/send-intent.ts`,
    [
      'const { adapter } = await needs.gateways.at(row);',
      'const { adapter } = await needs.gateways.of(row.seller_id);',
    ],
    two,
  ),
  guard(
    'GATE-01',
    'the hall in Lyon is paid through Stripe',
    'apps/server/src/importing/load-demo-lyon.ts',
    [
      `{ sellerId: LYON, kind: 'stripe', currency: 'EUR' }`,
      `{ sellerId: LYON, kind: 'authorizenet', currency: 'EUR' }`,
    ],
    'apps/server/src/importing/load-demo-lyon.server.test.ts',
  ),
  guard(
    'GATE-02',
    'of a card four digits are told',
    `${gateway}/stripe/customers.ts`,
    ['lastFour: card.last4,', 'lastFour: `424242424242${card.last4}`,'],
    port,
  ),
  guard(
    'GATE-03',
    'our reference is the key of an order',
    `${gateway}/stripe/move-money.ts`,
    ['({ idempotencyKey: ref, timeout', '({ idempotencyKey: `${ref}-${performance.now()}`, timeout'],
    port,
  ),
  guard(
    'GATE-03',
    'a gateway without keys is sent an order once',
    `${payments}/intents/look-up-intent.ts`,
    ['gateway.repeatIsSafe && isRepeatable(', 'isRepeatable('],
    matrix,
  ),
  guard(
    'GATE-03',
    'Authorize.Net’s word that an order is a duplicate is no answer to it',
    `${gateway}/authorize-net/move-money.ts`,
    [`if (error?.errorCode === DUPLICATE) return`, `if (error?.errorCode === 'never') return`],
    port,
  ),
  guard(
    'GATE-03',
    'an order is sent as it was written down, again too',
    `${payments}/intents/send-intent.ts`,
    ['hashRequest(row) !== row.request_hash', `hashRequest(row) === ''`],
    matrix,
  ),
  guard(
    'GATE-04',
    'that a key was used for something else is no certain no',
    `${gateway}/stripe/stripe-client.ts`,
    ['statusCode === 429 || isOfAnother)', 'statusCode === 429 || (isOfAnother && !error))'],
    stripe,
  ),
  guard(
    'GATE-04',
    'an error of Stripe’s own is no certain no',
    `${gateway}/stripe/stripe-client.ts`,
    ['statusCode >= 500 || ', ''],
    matrix,
  ),
  guard(
    'GATE-04',
    'a charge of another amount or currency than ours is for a person to look at',
    `${payments}/intents/look-up-intent.ts`,
    [`found.currency !== row.currency`, 'found.currency === undefined'],
    `${payments}/intents/reconcile.server.test.ts`,
  ),
  guard(
    'GATE-05',
    'a notice carries Stripe’s signature',
    `${gateway}/stripe/notices.ts`,
    [
      'stripe.webhooks.constructEvent(body, header, secret, ...args)',
      '(JSON.parse(body.toString()) as { id: string; data: { object: object } })',
    ],
    stripe,
  ),
  guard(
    'GATE-05',
    'a notice that is older than five minutes is none',
    `${gateway}/stripe/notices.ts`,
    ['TOLERANCE_SECONDS = 300', 'TOLERANCE_SECONDS = 300_000'],
    stripe,
  ),
  guard(
    'GATE-05',
    'a notice of one account says nothing about another’s charges',
    `${payments}/webhooks/take-hint.ts`,
    ['intent?.gateway !== gateway || !wantsALook(intent)', '!intent || !wantsALook(intent)'],
    two,
  ),
  guard(
    'GATE-05',
    'a dispute is one of our charge, under the name that the gateway has for it',
    `${payments}/disputes/settle-dispute.ts`,
    [' && charge.transaction_id === transactionId', ` && transactionId !== ''`],
    disputes,
  ),
  guard(
    'GATE-05',
    'a notice about a dispute that comes again is not looked at again',
    `${payments}/webhooks/take-dispute-hint.ts`,
    ['if (!isNew) return undefined;', 'void isNew;'],
    disputes,
  ),
  guard(
    'GATE-06',
    'a charge that nobody confirms is withdrawn',
    `${payments}/intents/reconcile.job.ts`,
    [`seen?.kind === 'needs-customer' && isOver ?`, `seen?.kind === 'needs-customer' && isOver && !row ?`],
    confirming,
  ),
  guard(
    'GATE-06',
    'a withdrawal that no answer came to is one all the same',
    `${payments}/intents/look-up-intent.ts`,
    [
      `status === 'voided' && row.waiting_since !== null`,
      `status === 'voided' && row.waiting_since === undefined`,
    ],
    withdrawing,
  ),
  guard(
    'GATE-06',
    'whose bank wants to ask gets a letter that says so',
    'apps/server/src/orders/mails/installment-mail.ts',
    ['said`Please confirm your payment for order ${number}`', 'said`Payment failed for order ${number}`'],
    'apps/server/src/orders/installments/confirm-letter.server.test.ts',
  ),
  guard(
    'GATE-07',
    'what was confirmed while it was withdrawn counts',
    `${payments}/intents/look-up-intent.ts`,
    ['return found && outcomeOf(row, found);', `return found && { kind: 'left-alone' };`],
    confirming,
  ),
  guard(
    'GATE-07',
    'nobody looks up the payment of another',
    `${payments}/intents/intent-store.ts`,
    [`and p.owner_kind = 'customer' and p.owner_id = \${userId}\``, `and \${userId} > 0\``],
    'apps/server/src/carts/confirm-order.server.test.ts',
  ),
  guard(
    'GATE-08',
    'a start in production takes no key of a test account',
    `${gateway}/stripe/stripe-config.ts`,
    [`if (production && modeOf(key) === 'test')`, `if (production && modeOf(key) === undefined)`],
    `${gateway}/stripe/stripe-config.test.ts`,
    'unit',
  ),
  guard(
    'GATE-08',
    'a copy of a shop does not charge with the keys that were typed in production',
    `${gateway}/own-account.ts`,
    [`if (!production && mode === 'live')`, `if (production && mode === 'live')`],
    two,
  ),
  guard(
    'GATE-08',
    'a key of the other mode is refused where it is typed',
    `${gateway}/examine-account.ts`,
    ['if (mode !== ours)', 'if (mode === undefined)'],
    `${payments}/calls/change-gateway.server.test.ts`,
  ),
  guard(
    'GATE-09',
    'lists are read to their end',
    `${gateway}/stripe/look-ups.ts`,
    ['if (!hasMore || after === undefined) return;', 'if (hasMore || after === undefined) return;'],
    stripe,
  ),
  guard(
    'GATE-09',
    'what a bank took is in the books that are compared',
    `${payments}/ledger/books/copy-store.ts`,
    ['cents: told.isTaken ? -told.amountCents : 0,', 'cents: 0,'],
    disputes,
  ),
  guard(
    'GATE-10',
    'a card that a former gateway keeps is not charged',
    `${payments}/intents/send-intent.ts`,
    [
      `row.kind === 'charge' && (await isPaidElsewhere(needs, row))`,
      `row.kind !== 'charge' && row.ref === ''`,
    ],
    two,
  ),
];
