// One request from its fields to the reaction: an answer, or one of the ways in which a network fails.
import { strikeFaults } from '../store/fault-store.ts';
import type { FaultKind, Struck } from '../store/fault-store.ts';
import type { Reaction } from '../react.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { accountOf } from './accounts.ts';
import { refusal, Refused } from './answers.ts';
import type { StripeAnswer } from './answers.ts';
import { endpointFor } from './endpoints.ts';
import type { Endpoint } from './endpoints.ts';
import { freeKey, hashOf, keepAnswer, takeKey } from './key-store.ts';

export interface StripeRequest {
  method: string;
  path: string;
  fields: Readonly<Record<string, string>>;
  authorization: string | undefined;
  key: string | undefined;
  host: string;
}

const answer = (given: StripeAnswer): Reaction => ({ kind: 'answer', ...given });

type Break = 'html-502' | 'hang' | 'reset';
const before: [FaultKind, Break][] = [
  ['html-502', 'html-502'],
  ['hang', 'hang'],
  ['reset', 'reset'],
];
const after: [FaultKind, Break][] = [
  ['html-502-after', 'html-502'],
  ['hang-after', 'hang'],
  ['reset-after', 'reset'],
];
const broken = (struck: Struck, faults: typeof before): Reaction | undefined => {
  const [, kind] = faults.find(([fault]) => struck.has(fault)) ?? [];
  return kind && { kind };
};

const ownFault = refusal(500, { type: 'api_error', message: 'An unexpected error occurred on our side.' });

/** Names that it does not know are refused before anything is begun; so are all of a GET's. */
function unknownField({ takes }: Endpoint, fields: StripeRequest['fields']): StripeAnswer | undefined {
  const unknown = Object.keys(fields).find((name) => !takes.includes(name));
  if (unknown === undefined) return undefined;
  return refusal(400, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: unknown,
    message: `Received unknown parameter: ${unknown}`,
  });
}

interface Begun {
  needs: StandInNeeds;
  request: StripeRequest;
  endpoint: Endpoint;
  id: string;
  struck: Struck;
  account: string;
}

/** A no that was told before anything was begun is not kept under the key. */
const isKept = ({ status }: StripeAnswer): boolean => status < 400 || status === 402 || status >= 500;

async function serve({ request, endpoint, ...begun }: Begun) {
  if (begun.struck.has('error-500')) return { given: ownFault, drops: false };
  const { fields, host } = request;
  try {
    const { status = 200, body, drops = false } = await endpoint.serve({ ...begun, fields, host });
    return { given: begun.struck.has('error-500-after') ? ownFault : { status, body }, drops };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { given: refusal(error.status, error.error), drops: false };
  }
}

async function serveOnce(begun: Begun) {
  const { needs, request } = begun;
  const { db, clock } = needs;
  const key = request.method === 'POST' ? request.key : undefined;
  if (key === undefined) return serve(begun);
  const known = await takeKey(db, key, hashOf(request.path, request.fields), clock.now());
  if (known) return { given: known, drops: false };
  try {
    const served = await serve(begun);
    await (isKept(served.given) ? keepAnswer(db, key, served.given) : freeKey(db, key));
    return served;
  } catch (error) {
    await freeKey(db, key);
    throw error;
  }
}

export async function answerStripe(needs: StandInNeeds, request: StripeRequest): Promise<Reaction> {
  const { method, path, fields, authorization } = request;
  const account = accountOf(authorization);
  if (account === undefined)
    return answer(refusal(401, { type: 'authentication_error', message: 'Invalid API Key provided.' }));
  const found = endpointFor(method, path);
  if (!found)
    return answer(
      refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      }),
    );
  const refused = unknownField(found.endpoint, fields);
  if (refused) return answer(refused);
  const struck = await strikeFaults(needs.db, `${found.endpoint.method} ${found.endpoint.path}`);
  const early = broken(struck, before);
  if (early) return early;
  const { given, drops } = await serveOnce({ needs, request, ...found, struck, account });
  return (drops ? ({ kind: 'reset' } as const) : broken(struck, after)) ?? answer(given);
}
