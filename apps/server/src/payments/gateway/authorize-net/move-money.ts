// Orders to move money. Each is sent once; an answer that is not certain is `unknown`.
import { moneyMessages } from '@stagedoor/rules/messages/money';
import { onTrouble } from '../on-trouble.ts';
import type { Charge, MoveAnswer, Refund } from '../payment-gateway.ts';
import { writeAmount } from './amounts.ts';
import { ask, errorOf } from './ask.ts';
import type { Answer, AskSettings, Json } from './ask.ts';

/** The longest the gateway takes: a repeated order is recognized for 8 hours. */
const DUPLICATE_WINDOW_SECONDS = 28_800;
const DUPLICATE = '11';

/** Errors that are told before anything is done. Any other leaves open what happened. */
const nothingHappened = new Set([
  'E00002',
  'E00003',
  'E00004',
  'E00005',
  'E00006',
  'E00007',
  'E00008',
  'E00009',
  'E00010',
  'E00011',
  'E00012',
  'E00013',
  'E00014',
  'E00015',
  'E00029',
  'E00040',
]);

interface TransactionResponse {
  responseCode?: string | number;
  transId?: string | number;
  errors?: { errorCode: string; errorText: string }[];
  messages?: { code: string; description: string }[];
}

const settingsOf = (windowSeconds: number): Json => ({
  setting: [{ settingName: 'duplicateWindow', settingValue: String(windowSeconds) }],
});

function readAnswer(answer: Answer): MoveAnswer {
  const response = (answer.transactionResponse ?? {}) as TransactionResponse;
  const error = response.errors?.[0];
  const transactionId = String(response.transId ?? '');
  switch (String(response.responseCode ?? '')) {
    case '1':
      return { kind: 'approved', transactionId };
    case '2':
      return { kind: 'declined', code: error?.errorCode ?? '2', message: error?.errorText ?? '' };
    case '3':
      // Somebody sent the very same before: ours went through, and only the look-up can tell how.
      if (error?.errorCode === DUPLICATE) return { kind: 'unknown', reason: 'duplicate' };
      return { kind: 'refused', code: error?.errorCode ?? '3', message: error?.errorText ?? '' };
    case '4':
      return { kind: 'held', transactionId };
    default:
      return readError(answer);
  }
}

function readError(answer: Answer): MoveAnswer {
  const error = errorOf(answer);
  if (error && nothingHappened.has(error.code))
    return { kind: 'refused', code: error.code, message: error.text };
  return { kind: 'unknown', reason: error ? error.code : 'an answer without a response code' };
}

/** Certain before anything is sent: the account cannot take it. */
const anotherCurrency = ({ currency }: Charge): MoveAnswer => ({
  kind: 'refused',
  code: 'currency',
  message: moneyMessages.notTaken(currency),
});

async function move(settings: AskSettings, ref: string, transactionRequest: Json): Promise<MoveAnswer> {
  const options = { ref, timeoutMs: settings.chargeTimeoutMs };
  return onTrouble(
    async () => readAnswer(await ask(settings, 'createTransactionRequest', { transactionRequest }, options)),
    ({ kind, message: reason }): MoveAnswer => ({
      kind: kind === 'unreachable' ? 'not-sent' : 'unknown',
      reason,
    }),
  );
}

export async function charge(settings: AskSettings, order: Charge): Promise<MoveAnswer> {
  if (!settings.currencies.includes(order.currency)) return anotherCurrency(order);
  return move(settings, order.ref, {
    transactionType: 'authCaptureTransaction',
    ...writeAmount(order.amountCents, order.currency),
    profile: { customerProfileId: order.profileId, paymentProfile: { paymentProfileId: order.cardId } },
    order: { invoiceNumber: order.ref },
    transactionSettings: settingsOf(DUPLICATE_WINDOW_SECONDS),
  });
}

export function voidCharge(settings: AskSettings, transactionId: string, ref: string): Promise<MoveAnswer> {
  return move(settings, ref, { transactionType: 'voidTransaction', refTransId: transactionId });
}

export function refund(settings: AskSettings, order: Refund): Promise<MoveAnswer> {
  return move(settings, order.ref, {
    transactionType: 'refundTransaction',
    ...writeAmount(order.amountCents, order.currency),
    payment: { creditCard: { cardNumber: order.lastFour, expirationDate: 'XXXX' } },
    refTransId: order.transactionId,
    order: { invoiceNumber: order.ref },
    transactionSettings: settingsOf(DUPLICATE_WINDOW_SECONDS),
  });
}
