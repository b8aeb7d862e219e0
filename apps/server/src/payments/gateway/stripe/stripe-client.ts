// Stripe's own library, over the one way to a gateway that there is: it knows whether a request can have arrived.
import { Stripe } from 'stripe';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { GatewayTrouble } from '../payment-gateway.ts';
import type { Carried, Letter, Transport } from '../transport.ts';

/** Types and answers are those of this version, whatever the account is set to. */
const API_VERSION = '2026-10-28.endive';

/** How long to wait for an answer to a question; an order has its own. */
const READ_TIMEOUT_MS = 12_000;

export interface ClientSettings {
  secretKey: string;
  transport: Transport;
  /** Aborted when nobody will be there to hear the answer. */
  hangUp: AbortSignal;
}

class Answer extends Stripe.HttpClientResponse {
  readonly #carried: Carried;

  constructor(carried: Carried) {
    super(carried.status, { ...carried.headers });
    this.#carried = carried;
  }

  override getRawResponse(): unknown {
    return this.#carried;
  }

  override toStream(): never {
    throw new Error('No answer is read as a stream');
  }

  override async toJSON(): Promise<unknown> {
    return JSON.parse(this.#carried.text);
  }
}

/**
 * What went wrong on the way, by a name of ours: of some names of a broken connection the library sends the request
 * again by itself, however often it is told never to.
 */
class BrokenRoad extends Error {
  readonly code = 'BROKEN_ROAD';

  constructor(cause: unknown) {
    super('The way to the gateway is broken', { cause });
  }
}

class OwnRoad extends Stripe.HttpClient {
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    super();
    this.#settings = settings;
  }

  override getClientName(): string {
    return 'stagedoor';
  }

  override async makeRequest(
    _host: string,
    _port: string | number,
    path: string,
    method: string,
    headers: object,
    body: string | null,
    _protocol: string,
    timeoutMs: number,
  ): Promise<Answer> {
    const { transport, hangUp } = this.#settings;
    const letter: Letter = {
      method: method === 'GET' ? 'GET' : 'POST',
      path,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? '',
    };
    try {
      return new Answer(await transport(letter, AbortSignal.any([AbortSignal.timeout(timeoutMs), hangUp])));
    } catch (error) {
      throw new BrokenRoad(error);
    }
  }
}

export const openClient = (settings: ClientSettings): Stripe =>
  new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    httpClient: new OwnRoad(settings),
    // Whether anything is sent again is for the machine of attempts to decide.
    maxNetworkRetries: 0,
    timeout: READ_TIMEOUT_MS,
    telemetry: false,
  });

/** What the library threw, as the port tells it; a fault of ours stays one. */
export function troubleOf(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { detail } = recordOf(error);
    const cause = detail instanceof BrokenRoad ? detail.cause : detail;
    if (cause instanceof GatewayTrouble) return cause;
    return new GatewayTrouble('no-answer', 'The gateway did not answer', undefined, cause);
  }
  if (error instanceof Stripe.errors.StripeError) {
    const { statusCode = 0, code, message } = error;
    // Of a key that was used for something else nobody knows what came of it: that is no no.
    const isOfAnother = error instanceof Stripe.errors.StripeIdempotencyError;
    if (statusCode >= 500 || statusCode === 409 || statusCode === 429 || isOfAnother)
      return new GatewayTrouble('no-answer', `The gateway answered ${statusCode}`, code, error);
    // Without a status it was no answer of Stripe's at all.
    if (statusCode === 0)
      return new GatewayTrouble('not-json', 'Something else than the gateway answered', code, error);
    return new GatewayTrouble('refused', `The gateway refused: ${message}`, code ?? error.rawType, error);
  }
  return error;
}

/** A question: whatever keeps it from being answered is told in the port's words. */
export async function question<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw troubleOf(error);
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof GatewayTrouble && error.code === 'resource_missing';
