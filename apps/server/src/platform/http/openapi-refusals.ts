// How calls say no, as the documentation tells it.
import type { AnyCall } from '@stagedoor/contract/call';
import { refusalKinds } from '@stagedoor/contract/refusals';
import type { RefusalCode } from '@stagedoor/contract/refusals';

type Json = Record<string, unknown>;

/** What every refusal says. */
export const refusalSchema: Json = {
  type: 'object',
  properties: {
    error: { const: true },
    message: { type: 'string', description: 'For people.' },
    code: { type: 'string', description: 'For programs; it stays what it is.' },
    fields: {
      type: 'object',
      description: 'What is wrong with which field of the input.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['error', 'message', 'code'],
};

const described = (codes: readonly RefusalCode[]): string =>
  codes.map((code) => `\`${code}\`: ${refusalKinds[code].message}`).join('\n\n');

function answer(status: number, codes: readonly RefusalCode[]): Json {
  const named = { type: 'object', properties: { code: { type: 'string', enum: codes } } };
  return {
    description: described(codes),
    ...(status === 429 && {
      headers: {
        'Retry-After': {
          description: 'After so many seconds it is worth another try.',
          schema: { type: 'integer' },
        },
      },
    }),
    content: {
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, named] } },
    },
  };
}

/** Those that the call declares, and those that any call of its audience may meet; each set is written once. */
export function refusalAnswers(
  { refusals }: AnyCall,
  anyCall: readonly RefusalCode[],
  responses: Record<string, Json>,
): Json {
  const codes = [...new Set([...anyCall, ...refusals])].toSorted();
  const byStatus = Map.groupBy(codes, (code) => refusalKinds[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => {
      const name = own.join('.');
      responses[name] ??= answer(status, own);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}
