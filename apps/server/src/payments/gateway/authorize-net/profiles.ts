// Customer profiles, their cards and the hosted form, as Authorize.Net has them.
import { GatewayTrouble } from '../payment-gateway.ts';
import type { CardForm, FormWishes, GatewayCard } from '../payment-gateway.ts';
import { ask, askForSure, askPatiently, errorOf, isNotFound } from './ask.ts';
import type { AskSettings } from './ask.ts';

const DUPLICATE = 'E00039';

const FORM_PATH = '/customer/addPayment';

export interface FormStyle {
  /** `liveMode` has the card tried out before it is kept. */
  validationMode: 'testMode' | 'liveMode' | 'none';
  /** Where browsers find the gateway's pages, seen from a page of ours. */
  pagesAt: (page: URL) => string;
}

/** The id of a profile that exists already stands nowhere but in the sentence. */
const idInSentence = (text: string): string | undefined => /\bID (\d+)\b/.exec(text)?.[1];

export async function createProfile(settings: AskSettings, merchantCustomerId: string): Promise<string> {
  const body = { profile: { merchantCustomerId } };
  const answer = await ask(settings, 'createCustomerProfileRequest', body);
  const error = errorOf(answer);
  if (!error) return String(answer.customerProfileId);
  if (error.code !== DUPLICATE) {
    throw new GatewayTrouble('refused', `The gateway refused: ${error.text}`, error.code);
  }
  return idInSentence(error.text) ?? findProfile(settings, merchantCustomerId);
}

async function findProfile(settings: AskSettings, merchantCustomerId: string): Promise<string> {
  const answer = await askPatiently(settings, 'getCustomerProfileRequest', { merchantCustomerId });
  return String((answer.profile as { customerProfileId: string | number }).customerProfileId);
}

interface PaymentProfile {
  customerPaymentProfileId: string | number;
  billTo?: { firstName?: string | undefined; lastName?: string | undefined };
  payment?: { creditCard?: { cardNumber: string; expirationDate: string; cardType?: string | undefined } };
}

function readCard({ customerPaymentProfileId, billTo, payment }: PaymentProfile): GatewayCard[] {
  const card = payment?.creditCard;
  // A bank account or a mask instead of a month is nothing that we could offer.
  if (!card || !/^\d{4}-\d{2}$/.test(card.expirationDate)) return [];
  return [
    {
      cardId: String(customerPaymentProfileId),
      holderName: [billTo?.firstName, billTo?.lastName].filter(Boolean).join(' '),
      lastFour: card.cardNumber.slice(-4),
      expiration: card.expirationDate,
      type: card.cardType ?? 'Card',
    },
  ];
}

export async function listCards(settings: AskSettings, profileId: string): Promise<GatewayCard[]> {
  const answer = await askPatiently(settings, 'getCustomerProfileRequest', {
    customerProfileId: profileId,
    unmaskExpirationDate: 'true',
  });
  const { paymentProfiles = [] } = answer.profile as { paymentProfiles?: PaymentProfile[] | undefined };
  return paymentProfiles.flatMap(readCard);
}

/** A card that is gone already is as good as deleted. */
export async function deleteCard(settings: AskSettings, profileId: string, cardId: string): Promise<void> {
  try {
    await askForSure(settings, 'deleteCustomerPaymentProfileRequest', {
      customerProfileId: profileId,
      customerPaymentProfileId: cardId,
    });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

export async function openCardForm(
  settings: AskSettings & FormStyle,
  profileId: string,
  { returnUrl, communicatorUrl, accent, saveText, openedFrom = returnUrl }: FormWishes,
): Promise<CardForm> {
  const wanted: [name: string, value: string][] = [
    ['hostedProfileReturnUrl', returnUrl],
    ['hostedProfilePageBorderVisible', 'false'],
    ['hostedProfileHeadingBgColor', accent],
    ['hostedProfileValidationMode', settings.validationMode],
    ['hostedProfileBillingAddressOptions', 'showBillingAddress'],
    ['hostedProfileCardCodeRequired', 'true'],
    ['hostedProfileManageOptions', 'showPayment'],
    ['hostedProfilePaymentOptions', 'showCreditCard'],
    ['hostedProfileSaveButtonText', saveText],
  ];
  if (communicatorUrl !== undefined) wanted.push(['hostedProfileIFrameCommunicatorUrl', communicatorUrl]);
  const setting = wanted.map(([settingName, settingValue]) => ({ settingName, settingValue }));
  const answer = await askPatiently(settings, 'getHostedProfilePageRequest', {
    customerProfileId: profileId,
    hostedProfileSettings: { setting },
  });
  if (typeof answer.token !== 'string' || answer.token === '') {
    throw new GatewayTrouble('refused', 'The gateway gave no token');
  }
  return { kind: 'frame', url: settings.pagesAt(new URL(openedFrom)) + FORM_PATH, token: answer.token };
}
