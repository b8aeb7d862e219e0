// Customers, their cards, and the ways to add one.
import { randomUUID } from 'node:crypto';
import { issueFormToken } from '../store/form-token-store.ts';
import { cardsOf, deleteCard, findCardById, findProfile, insertProfile } from '../store/profile-store.ts';
import { missing, unfit } from './answers.ts';
import { refIn, required } from './asked.ts';
import type { Asked, Served } from './asked.ts';
import { describeCard, describeCustomer, describeList } from './describe.ts';
import { idOf, numberIn } from './ids.ts';
import { notifyStripe } from './notices.ts';

export async function createCustomer(asked: Asked): Promise<Served> {
  const { db, clock } = asked.needs;
  const now = clock.now();
  const ref = refIn(asked);
  // Whoever asks twice has two: only a key makes them one.
  const wanted = { merchantCustomerId: ref, description: randomUUID(), email: '' };
  const { profileId } = await insertProfile(db, wanted, now, now);
  return { body: describeCustomer(profileId, ref, now) };
}

async function customerAt({ needs: { db, clock } }: Asked, id: string, param: string, status = 400) {
  const profile = await findProfile(db, { profileId: numberIn('cus', id) }, clock.now());
  if (!profile) throw missing(param, 'customer', id, status);
  return profile;
}

export async function getCustomer(asked: Asked): Promise<Served> {
  const profile = await customerAt(asked, asked.id, 'id', 404);
  return { body: describeCustomer(profile.profile_id, profile.merchant_customer_id, profile.created_at) };
}

export async function listCards(asked: Asked): Promise<Served> {
  const { profile_id } = await customerAt(asked, required(asked, 'customer'), 'customer');
  // The newest first, unlike the other language.
  const cards = (await cardsOf(asked.needs.db, profile_id)).toReversed();
  return { body: describeList('/v1/payment_methods', cards.map(describeCard), false) };
}

export async function detachCard(asked: Asked): Promise<Served> {
  const { needs, id } = asked;
  const card = await findCardById(needs.db, numberIn('pm', id));
  if (!card) throw missing('payment_method', 'PaymentMethod', id, 404);
  const isGone = !(await deleteCard(needs.db, card.profile_id, card.card_id, needs.clock.now()));
  if (isGone)
    throw unfit(
      'payment_method_unexpected_state',
      'The payment method you provided is not attached to a customer.',
    );
  const detached = { ...describeCard(card), customer: null };
  await notifyStripe(needs, 'payment_method.detached', detached, asked.struck);
  return { body: detached };
}

/** For fields within the shop's page: the secret lets a browser put in one card. */
export async function createSetupIntent(asked: Asked): Promise<Served> {
  const { needs } = asked;
  const { profile_id } = await customerAt(asked, required(asked, 'customer'), 'customer');
  const token = await issueFormToken(needs.db, profile_id, {}, needs.clock.now());
  return {
    body: {
      id: `seti_${token.slice(0, 24)}`,
      object: 'setup_intent',
      client_secret: `seti_${token.slice(0, 24)}_secret_${token}`,
      customer: idOf('cus', profile_id),
      status: 'requires_payment_method',
      usage: asked.fields['usage'] ?? 'off_session',
      livemode: false,
    },
  };
}

const isWeb = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);

/** A page of Stripe's own that leads back to the shop. */
export async function createSession(asked: Asked): Promise<Served> {
  const { needs, fields, host } = asked;
  if (required(asked, 'mode') !== 'setup')
    throw unfit('parameter_invalid', 'This stand-in knows the mode setup alone.', 'mode');
  const { profile_id } = await customerAt(asked, required(asked, 'customer'), 'customer');
  const success = required(asked, 'success_url');
  const cancel = fields['cancel_url'] ?? success;
  for (const [name, url] of [
    ['success_url', success],
    ['cancel_url', cancel],
  ] as const)
    if (!isWeb(url)) throw unfit('url_invalid', 'Not a valid URL', name);
  const settings = { successUrl: success, cancelUrl: cancel };
  const token = await issueFormToken(needs.db, profile_id, settings, needs.clock.now());
  const pages = needs.stripePagesAt({ host }, new URL(success));
  return {
    body: {
      id: `cs_test_${token}`,
      object: 'checkout.session',
      mode: 'setup',
      customer: idOf('cus', profile_id),
      status: 'open',
      url: `${pages}/c/pay/cs_test_${token}`,
      livemode: false,
    },
  };
}
