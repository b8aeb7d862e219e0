// Takes an answer out of its envelope, or says why there is none.
import { callMessages } from '@stagedoor/rules/messages/calls';
import { CallError } from './call-error.ts';

interface Envelope {
  response?: unknown;
  error?: unknown;
  message?: unknown;
  code?: unknown;
  fields?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

type Names = (fields: Record<string, string>) => Record<string, string>;

function asFailure(response: Response, body: Envelope, fallback: string, ours: Names): CallError {
  return new CallError({
    status: response.status,
    code: text(body.code),
    message: text(body.message) ?? fallback,
    fields: isObject(body.fields) ? ours(body.fields as Record<string, string>) : undefined,
    body,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  });
}

/** The wire answer. A page of HTML or broken JSON is a failure like any other, whatever its status says. */
export async function readResponse(response: Response, ours: Names): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  const envelope: Envelope = isObject(body) ? body : {};
  if (!response.ok) throw asFailure(response, envelope, callMessages.serverError(response.status), ours);
  if (envelope.error || body === undefined)
    throw asFailure(response, envelope, callMessages.responseError, ours);
  return isObject(body) && 'response' in body ? body.response : body;
}
