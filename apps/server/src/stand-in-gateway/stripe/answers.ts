// What Stripe answers where it says no.

export interface StripeAnswer {
  status: number;
  body: object;
}

export interface StripeError {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'authentication_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: object;
}

/** Thrown by whoever serves a request, out of its depth. */
export class Refused extends Error {
  readonly status: number;
  readonly error: StripeError;

  constructor(status: number, error: StripeError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const refusal = (status: number, error: StripeError): StripeAnswer => ({ status, body: { error } });

export const missing = (param: string, what: string, id: string, status = 400): Refused =>
  new Refused(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

export const unfit = (code: string, message: string, param?: string): Refused =>
  new Refused(400, { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) });
