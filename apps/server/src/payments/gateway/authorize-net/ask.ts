// One question to Authorize.Net: credentials in front, the byte order mark off, HTML told from JSON.
import type { Currency } from '@stagedoor/rules/money/currencies';
import { GatewayTrouble } from '../payment-gateway.ts';
import type { Transport } from '../transport.ts';

export type Json = Record<string, unknown>;

export interface AskSettings {
  transport: Transport;
  login: string;
  transactionKey: string;
  /** What the account takes; what the gateway tells without a currency is in the first. */
  currencies: readonly [Currency, ...Currency[]];
  /** How long to wait for an answer to a question, and to an order to move money. */
  readTimeoutMs: number;
  chargeTimeoutMs: number;
  /** Aborted when nobody will be there to hear the answer. */
  hangUp: AbortSignal;
  /** Waits between tries; a test need not. */
  pause: (ms: number) => Promise<void>;
}

export interface Answer extends Json {
  messages: { resultCode: string; message: { code: string; text: string }[] };
}

const BYTE_ORDER_MARK = /^\uFEFF/;
const NOT_FOUND = 'E00040';
const API_PATH = '/xml/v1/request.api';
const PAUSES_MS = [300, 1000, 2500];

function parse(text: string, status: number): Answer {
  try {
    const answer = JSON.parse(text.replace(BYTE_ORDER_MARK, '')) as Answer | null;
    if (typeof answer?.messages?.resultCode === 'string') return answer;
  } catch {
    // Not JSON: told below.
  }
  throw new GatewayTrouble('not-json', `The gateway answered ${status} with something else than JSON`);
}

/** The field order is part of the protocol: the credentials and the reference come before the body. */
export async function ask(
  settings: AskSettings,
  request: string,
  body: Json,
  options: { ref?: string | undefined; timeoutMs?: number | undefined } = {},
): Promise<Answer> {
  const { login, transactionKey } = settings;
  const question = {
    merchantAuthentication: { name: login, transactionKey },
    ...(options.ref !== undefined && { refId: options.ref }),
    ...body,
  };
  const limit = AbortSignal.timeout(options.timeoutMs ?? settings.readTimeoutMs);
  const signal = AbortSignal.any([limit, settings.hangUp]);
  const letter = {
    method: 'POST',
    path: API_PATH,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [request]: question }),
  } as const;
  const { text, status } = await settings.transport(letter, signal);
  return parse(text, status);
}

export const errorOf = ({ messages }: Answer): { code: string; text: string } | undefined =>
  messages.resultCode === 'Ok' ? undefined : (messages.message[0] ?? { code: '', text: '' });

/** A question that must be answered with yes. */
export async function askForSure(settings: AskSettings, request: string, body: Json): Promise<Answer> {
  const answer = await ask(settings, request, body);
  const error = errorOf(answer);
  if (error) throw new GatewayTrouble('refused', `The gateway refused: ${error.text}`, error.code);
  return answer;
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof GatewayTrouble && error.code === NOT_FOUND;

/** The same, patient with a profile that was made just now and is not known everywhere yet. */
export async function askPatiently(settings: AskSettings, request: string, body: Json): Promise<Answer> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await askForSure(settings, request, body);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      await settings.pause(pauseMs);
    }
  }
  return askForSure(settings, request, body);
}
