// Customer profiles and their cards, and the token that opens the form for adding one.
import { recordOf } from '@stagedoor/rules/values/record-of';
import { cardsOf, deleteCard, findProfile, insertProfile } from '../store/profile-store.ts';
import type { Card } from '../store/profile-store.ts';
import type { Struck } from '../store/fault-store.ts';
import { issueFormToken } from '../store/form-token-store.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { failed, notFound, ok } from './answers.ts';
import type { Json } from './answers.ts';
import { idOf, textOf } from './reading.ts';
import { formSettings } from './request-shapes.ts';

export async function createProfile({ db, clock }: StandInNeeds, body: Json, struck: Struck): Promise<Json> {
  const profile = recordOf(body.profile);
  const wanted = {
    merchantCustomerId: textOf(profile.merchantCustomerId),
    description: textOf(profile.description),
    email: textOf(profile.email),
  };
  if (Object.values(wanted).every((value) => value === '')) {
    return failed('E00041', 'One or more fields must contain a value.');
  }
  const now = clock.now();
  const knownFrom = new Date(now.getTime() + (struck.get('profile-lag') ?? 0) * 1000);
  const { profileId, isNew } = await insertProfile(db, wanted, now, knownFrom);
  if (!isNew) return failed('E00039', `A duplicate record with ID ${profileId} already exists.`);
  return ok({
    customerProfileId: String(profileId),
    customerPaymentProfileIdList: [],
    customerShippingAddressIdList: [],
    validationDirectResponseList: [],
  });
}

function describeCard(card: Card, unmask: boolean): Json {
  return {
    billTo: { firstName: card.first_name, lastName: card.last_name },
    customerPaymentProfileId: String(card.card_id),
    payment: {
      creditCard: {
        cardNumber: `XXXX${card.last_four}`,
        expirationDate: unmask ? card.expiration : 'XXXX',
        cardType: card.brand,
      },
    },
  };
}

export async function getProfile({ db, clock }: StandInNeeds, body: Json): Promise<Json> {
  const wanted =
    body.customerProfileId === undefined
      ? { merchantCustomerId: textOf(body.merchantCustomerId) }
      : { profileId: idOf(body.customerProfileId) };
  const profile = await findProfile(db, wanted, clock.now());
  if (!profile) return notFound();
  const unmask = textOf(body.unmaskExpirationDate) === 'true';
  const cards = await cardsOf(db, profile.profile_id);
  return ok({
    profile: {
      // As at the real gateway, a profile without cards has no list at all.
      ...(cards.length > 0 && { paymentProfiles: cards.map((card) => describeCard(card, unmask)) }),
      profileType: 'regular',
      customerProfileId: String(profile.profile_id),
      merchantCustomerId: profile.merchant_customer_id,
      description: profile.description,
      email: profile.email,
    },
  });
}

export async function deletePaymentProfile({ db, clock }: StandInNeeds, body: Json): Promise<Json> {
  const { customerProfileId, customerPaymentProfileId } = body;
  const deleted = await deleteCard(db, idOf(customerProfileId), idOf(customerPaymentProfileId), clock.now());
  return deleted ? ok() : notFound();
}

export async function getHostedProfilePage({ db, clock }: StandInNeeds, body: Json): Promise<Json> {
  const now = clock.now();
  const profile = await findProfile(db, { profileId: idOf(body.customerProfileId) }, now);
  if (!profile) return notFound();
  const { setting = [] } = (body.hostedProfileSettings ?? {}) as { setting?: Json[] | undefined };
  const settings = Object.fromEntries(
    setting.map(({ settingName, settingValue }) => [textOf(settingName), textOf(settingValue)]),
  );
  const unknown = Object.keys(settings).find((name) => !formSettings.has(name));
  if (unknown !== undefined) return failed('E00013', `${unknown} is invalid.`);
  const isBadUrl = ['hostedProfileIFrameCommunicatorUrl', 'hostedProfileReturnUrl'].find(
    (name) => settings[name] !== undefined && !URL.canParse(settings[name]),
  );
  if (isBadUrl) return failed('E00013', `${isBadUrl} is invalid.`);
  if ((settings.hostedProfileSaveButtonText ?? '').length > 20)
    return failed('E00013', 'hostedProfileSaveButtonText is invalid.');
  return ok({ token: await issueFormToken(db, profile.profile_id, settings, now) });
}
