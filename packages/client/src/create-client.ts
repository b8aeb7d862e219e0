// Sends declared calls. It shows nothing and goes nowhere: what a failure means is the screen's business.
import type { Call } from '@stagedoor/contract/call';
import { toOurFields } from '@stagedoor/contract/field-names';
import { CURRENCY_HEADER, currencyIn, inCurrency } from '@stagedoor/contract/spoken-currency';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { LANGUAGE_HEADER } from '@stagedoor/rules/language/choose-language';
import { callMessages } from '@stagedoor/rules/messages/calls';
import { connectionMessages } from '@stagedoor/rules/messages/connection';
import * as z from 'zod/mini';
import { CallError, NO_ANSWER } from './call-error.ts';
import { readResponse } from './read-response.ts';
import { writeRequest } from './write-request.ts';

export interface ClientSettings {
  /** Without a slash at the end; empty for the page's own origin. */
  apiBase: string;
  fetch?: typeof fetch | undefined;
  /** LANG-07: in which answers speak; English where it is left out. */
  language?: string | undefined;
  /** Somebody is there: a call was made for the customer, not by the page itself. */
  onUse?: (() => void) | undefined;
  /** The server no longer knows this session. */
  onInvalidSession?: (() => void) | undefined;
}

interface SendOptions {
  /** The same name for the same doing: sent again, it is not done again. */
  idempotencyKey?: string | undefined;
}

export interface Client {
  send<I, O>(call: Call<I, O>, input: I, options?: SendOptions): Promise<O>;
}

const OUTLET_HEADER = 'x-outlet-id';
const PATIENCE_MS = 30_000;
/** A file takes its time on a slow line. */
const FILE_PATIENCE_MS = 180_000;

/** VALID-23: what the server would refuse is told in its words, at the field, without asking it. */
function encodeInput<I>(call: Call<I>, input: I): Record<string, unknown> {
  const encoded = z.safeEncode(call.input, input);
  if (encoded.success) return encoded.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of encoded.error.issues) fields[path.map(String).join('.')] ??= message;
  const [message = callMessages.responseError] = Object.values(fields);
  throw new CallError({
    status: 400,
    code: 'INVALID_INPUT',
    message,
    fields: toOurFields(call.input, fields),
  });
}

export function createClient(settings: ClientSettings): Client {
  const ask = settings.fetch ?? fetch;
  let outletId: string | null = null;
  /** In which the outlet last spoke. */
  let currency = DEFAULT_CURRENCY;

  async function exchange(
    call: Call,
    input: Record<string, unknown>,
    { idempotencyKey }: SendOptions,
  ): Promise<unknown> {
    const { url, method, body } = writeRequest(call, input, settings.apiBase);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (outletId) headers[OUTLET_HEADER] = outletId;
    if (settings.language) headers[LANGUAGE_HEADER] = settings.language;
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    const signal = AbortSignal.timeout(call.fileMegabytes === undefined ? PATIENCE_MS : FILE_PATIENCE_MS);
    const response = await ask(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal,
      credentials: 'include',
    }).catch(() => {
      throw new CallError({ status: NO_ANSWER, message: connectionMessages.noAnswer });
    });
    outletId = response.headers.get(OUTLET_HEADER) ?? outletId;
    // Who answers in place of the outlet, such as a proxy, says nothing of money.
    if (response.headers.has(OUTLET_HEADER)) currency = currencyIn(response.headers.get(CURRENCY_HEADER));
    return readResponse(response, (fields) => toOurFields(call.input, fields));
  }

  return {
    async send(call, input, options = {}) {
      if (!call.background) settings.onUse?.();
      try {
        const answer = await exchange(
          call,
          inCurrency(currency, () => encodeInput(call, input)),
          options,
        );
        return inCurrency(currency, () => z.decode(call.output, answer));
      } catch (error) {
        if (error instanceof CallError && error.isInvalidSession) settings.onInvalidSession?.();
        if (error instanceof CallError) throw error;
        // The answer does not fit its declaration: as useless as none.
        throw new CallError({ status: NO_ANSWER, message: callMessages.responseError, body: error });
      }
    },
  };
}
