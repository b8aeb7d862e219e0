// What the documentation says of who may make an office call, by which key, and how often.
import type { AnyOfficeCall } from '@stagedoor/contract/office-call';
import type { RefusalCode } from '@stagedoor/contract/refusals';
import { KEY_CALLS_PER_MINUTE } from '@stagedoor/rules/staff/key-limits';
import { keyGrantOf, keyRights } from '@stagedoor/rules/staff/key-rights';
import type { KeyRight } from '@stagedoor/rules/staff/key-rights';
import { mayCall } from '@stagedoor/rules/staff/may-call';

type Json = Record<string, unknown>;

export const officeSecuritySchemes: Json = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of the room Connections, `sd_live_…`. Only in the header: in an address it is refused, and has to be rotated.',
  },
  session: { type: 'apiKey', in: 'cookie', name: 'boxoffice', description: 'Somebody who is signed in.' },
};

/** The rights of which a key needs one. */
export function rightsFor(call: AnyOfficeCall): KeyRight[] {
  const { permission, freshPassword } = call;
  if (permission === 'anyone' || permission === 'signed-in' || freshPassword) return [];
  return keyRights.filter((right) => mayCall(keyGrantOf([right], 'owner', permission), call));
}

export function securityOf(call: AnyOfficeCall): Json[] {
  if (call.permission === 'anyone') return [];
  return [...(rightsFor(call).length > 0 ? [{ key: [] }] : []), { session: [] }];
}

export const keyNote = (call: AnyOfficeCall): string => {
  const rights = rightsFor(call);
  if (rights.length === 0) return 'Not with a key.';
  return `With a key that has ${rights.map((right) => `\`${right}\``).join(' or ')}.`;
};

/** What any call may be refused with, whatever it is about. */
export function refusalsOfAny(call: AnyOfficeCall): RefusalCode[] {
  const always: RefusalCode[] = ['INVALID_INPUT'];
  if (call.permission === 'anyone') return always;
  return [
    ...always,
    'SIGN_IN_NEEDED',
    'NOT_ALLOWED',
    ...(call.freshPassword ? (['PASSWORD_NEEDED', 'FOR_PEOPLE'] as const) : []),
    ...(call.changes ? (['IDEMPOTENCY_KEY_USED', 'DONE_BEFORE'] as const) : []),
    ...(rightsFor(call).length > 0
      ? (['KEY_REFUSED', 'KEY_ELSEWHERE', 'KEY_IN_ADDRESS', 'TOO_MANY_CALLS'] as const)
      : []),
  ];
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'What this doing is called: for a day the same key with the same body has the same answer, and nothing is done twice.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

export const headersOf = ({ changes, permission }: AnyOfficeCall): Json[] =>
  changes && permission !== 'anyone' ? [idempotencyKey] : [];

/** How much of its minute a key has left. */
export const limitHeaders: Json = {
  RateLimit: { description: 'What is left of the minute, `"key";r=599;t=42`.', schema: { type: 'string' } },
  'RateLimit-Policy': {
    description: `How many calls a key may make, \`"key";q=${KEY_CALLS_PER_MINUTE};w=60\`.`,
    schema: { type: 'string' },
  },
};
