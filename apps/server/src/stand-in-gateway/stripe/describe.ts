// The stand-in's rows in Stripe's shapes, held against the library's own types.
import type { Stripe } from 'stripe';
import type { Card } from '../store/profile-store.ts';
import type { Transaction } from '../store/transaction-store.ts';
import { idOf } from './ids.ts';

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const describeCustomer = (profileId: number, ref: string, createdAt: Date) =>
  ({
    id: idOf('cus', profileId),
    object: 'customer',
    created: secondsOf(createdAt),
    livemode: false,
    metadata: { ref },
  }) satisfies Partial<Stripe.Customer>;

const brands: Record<string, string> = {
  Visa: 'visa',
  MasterCard: 'mastercard',
  AmericanExpress: 'amex',
  Discover: 'discover',
};

export function describeCard(card: Card) {
  const [year, month] = card.expiration.split('-').map(Number);
  return {
    id: idOf('pm', card.card_id),
    object: 'payment_method' as const,
    type: 'card' as const,
    created: secondsOf(card.created_at),
    customer: card.deleted_at ? null : idOf('cus', card.profile_id),
    livemode: false,
    billing_details: { name: `${card.first_name} ${card.last_name}`.trim() },
    card: {
      brand: brands[card.brand] ?? 'unknown',
      last4: card.last_four,
      exp_month: month ?? 0,
      exp_year: year ?? 0,
    },
  };
}

const statuses: Partial<Record<Transaction['status'], Stripe.PaymentIntent.Status>> = {
  captured: 'succeeded',
  held: 'processing',
  asked: 'requires_action',
  declined: 'requires_payment_method',
  rejected: 'requires_payment_method',
  canceled: 'canceled',
};

const problems: Record<string, string> = {
  card_declined: 'Your card was declined.',
  authentication_required:
    'Your card was declined. This transaction requires authentication; ask the customer to return to the shop.',
  payment_intent_authentication_failure: 'The customer did not confirm this payment with the bank.',
};

const errorOf = (code: string) => ({
  type: 'card_error' as const,
  code,
  decline_code: code === 'card_declined' ? 'generic_decline' : code,
  message: problems[code] ?? code,
});

export function describeCharge(row: Transaction, pagesAt: string | undefined) {
  const asks =
    row.status === 'asked' && pagesAt !== undefined
      ? {
          type: 'redirect_to_url',
          redirect_to_url: {
            url: `${pagesAt}/3d_secure/${idOf('pi', row.transaction_id)}`,
            return_url: row.return_url,
          },
        }
      : null;
  return {
    id: idOf('pi', row.transaction_id),
    object: 'payment_intent' as const,
    amount: row.amount_cents,
    amount_received: row.status === 'captured' ? row.amount_cents : 0,
    created: secondsOf(row.submitted_at),
    currency: row.currency.toLowerCase(),
    customer: row.profile_id === null ? null : idOf('cus', row.profile_id),
    payment_method: row.card_id === null ? null : idOf('pm', row.card_id),
    livemode: false,
    metadata: { ref: row.invoice },
    status: statuses[row.status] ?? 'requires_payment_method',
    next_action: asks satisfies Partial<Stripe.PaymentIntent.NextAction> | null,
    last_payment_error: row.problem === null ? null : errorOf(row.problem),
    latest_charge:
      row.status === 'captured'
        ? {
            id: `ch_${row.transaction_id}`,
            object: 'charge' as const,
            payment_method_details: { type: 'card', card: { last4: row.last_four } },
          }
        : null,
  };
}

export const describeRefund = (row: Transaction) =>
  ({
    id: idOf('re', row.transaction_id),
    object: 'refund',
    amount: row.amount_cents,
    created: secondsOf(row.submitted_at),
    currency: row.currency.toLowerCase(),
    metadata: { ref: row.invoice },
    payment_intent: idOf('pi', row.of_transaction_id ?? 0),
    status: row.status === 'held' ? 'pending' : row.status === 'refunded' ? 'succeeded' : 'failed',
  }) satisfies Partial<Stripe.Refund>;

export const describeList = (url: string, data: object[], hasMore: boolean) =>
  ({ object: 'list', url, data, has_more: hasMore }) satisfies Stripe.ApiList<object>;
