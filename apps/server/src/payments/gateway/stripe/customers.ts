// Customers, their cards, and the page on which they add one.
import { Stripe } from 'stripe';
import { cardReturn } from '@stagedoor/contract/card-return';
import { GatewayTrouble } from '../payment-gateway.ts';
import type { CardForm, FormWishes, GatewayCard } from '../payment-gateway.ts';
import { isMissing, question } from './stripe-client.ts';

const MOST_CARDS = 100;

/**
 * Our key makes one customer of two requests within a day; later a second would be as empty as the first. An error of
 * Stripe's own is kept under its key for as long: another key is asked then, or nobody would have a profile until tomorrow.
 */
export async function createProfile(stripe: Stripe, ref: string): Promise<string> {
  const create = (idempotencyKey: string) =>
    stripe.customers.create({ metadata: { ref } }, { idempotencyKey });
  const { id } = await question(async () => {
    try {
      return await create(`profile-${ref}`);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeAPIError) || error.statusCode !== 500) throw error;
      return await create(`profile-${ref}-again`);
    }
  });
  return id;
}

/** As the other gateways call them. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'AmericanExpress',
  discover: 'Discover',
  diners: 'DinersClub',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

function readCard({ id, card, billing_details }: Stripe.PaymentMethod): GatewayCard[] {
  if (!card) return [];
  return [
    {
      cardId: id,
      holderName: billing_details.name ?? '',
      lastFour: card.last4,
      expiration: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
      type: brands[card.brand] ?? 'Card',
    },
  ];
}

/** Stripe lists the newest first; the oldest is the primary one. */
export async function listCards(stripe: Stripe, customer: string): Promise<GatewayCard[]> {
  const { data } = await question(() =>
    stripe.paymentMethods.list({ customer, type: 'card', limit: MOST_CARDS }),
  );
  return data.toReversed().flatMap(readCard);
}

/** A card that is gone already is as good as deleted. */
export async function deleteCard(stripe: Stripe, cardId: string): Promise<void> {
  try {
    await question(() => stripe.paymentMethods.detach(cardId));
  } catch (error) {
    const isDetached = error instanceof GatewayTrouble && error.code === 'payment_method_unexpected_state';
    if (!isMissing(error) && !isDetached) throw error;
  }
}

/** Says so in the address, so that the shop knows to look for the card. */
function savedAt(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set(...cardReturn);
  return url.href;
}

export async function openCardForm(
  stripe: Stripe,
  customer: string,
  { returnUrl }: FormWishes,
): Promise<CardForm> {
  const { url } = await question(() =>
    stripe.checkout.sessions.create({
      mode: 'setup',
      customer,
      allowed_payment_method_types: ['card'],
      success_url: savedAt(returnUrl),
      cancel_url: returnUrl,
    }),
  );
  if (!url) throw new GatewayTrouble('refused', 'The gateway gave no page for the card');
  return { kind: 'page', url };
}
