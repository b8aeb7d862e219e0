// OpenAPI out of the contract: the documentation cannot disagree with what is served.
import * as z from 'zod/mini';
import { callPrefix } from '@stagedoor/contract/call';
import type { AnyCall, Audience } from '@stagedoor/contract/call';
import type { AnyOfficeCall } from '@stagedoor/contract/office-call';
import { officeCalls } from '@stagedoor/contract/office-calls';
import { shopCalls } from '@stagedoor/contract/shop-calls';
import type { Access, AnyShopCall } from '@stagedoor/contract/shop-call';
import { refusalKinds } from '@stagedoor/contract/refusals';
import { describeEntity } from '@stagedoor/contract/wire';
import { PRODUCT_VERSION } from '@stagedoor/rules/shops/product-version';
import { grantOf } from '@stagedoor/rules/staff/role-table';
import { staffRoles } from '@stagedoor/rules/staff/roles';

type Json = Record<string, unknown>;

const accessNotes: Record<Access, string> = {
  open: "Anybody, also before a private outlet's password.",
  unlocked: "Anybody who has given a private outlet's password, also before signing in.",
  'password-sign-in':
    "Anybody who has given a private outlet's password; not where an outlet leaves signing in to a membership system.",
  shop: 'Whoever may look at the shop.',
  visitor: 'Needs a session (cookie `sid`).',
  customer: 'Needs a signed-in customer; answers only with what is theirs.',
};

function officeNote({ permission, freshPassword }: AnyOfficeCall): string {
  if (permission === 'anyone') return 'Anybody, without a session.';
  if (permission === 'signed-in') return 'Whoever is signed in, whatever the role.';
  const roles = staffRoles.map((role) => `${role}: ${grantOf(role, permission)}`).join(', ');
  return `Needs \`${permission}\` (${roles})${freshPassword ? ', and a password of the last ten minutes' : ''}.`;
}

/** What one audience's document says besides what all say. */
interface Document<C extends AnyCall> {
  title: string;
  description: string;
  calls: readonly C[];
  about: (call: C) => Json;
}

const shopDocument: Document<AnyShopCall> = {
  title: 'Stagedoor',
  description: 'Every call of the ticket storefront.',
  calls: shopCalls,
  about: ({ access }) => ({ description: accessNotes[access] }),
};

const officeDocument: Document<AnyOfficeCall> = {
  title: 'Stagedoor box office',
  description: "Every call of the staff's side.",
  calls: officeCalls,
  about: (call) => ({
    description: officeNote(call),
    'x-permission': call.permission,
    ...(call.changes && { 'x-changes': true }),
  }),
};

/** Schemas of entities become components, so that every name appears once. */
function schemaWriter() {
  const components: Record<string, Json> = {};
  const write = (schema: z.core.$ZodType): Json => {
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const known = describeEntity(zodSchema);
        if (!known) return;
        if (!(known.name in components)) {
          components[known.name] = {};
          components[known.name] = write(known.shape);
        }
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
        Object.assign(jsonSchema, { $ref: `#/components/schemas/${known.name}` });
      },
    }) as Json;
    return json;
  };
  return { components, write };
}

function refusalAnswers(call: AnyCall): Json {
  const byStatus = Map.groupBy(call.refusals, (code) => refusalKinds[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.map((code) => `\`${code}\`: ${refusalKinds[code].message}`).join('\n\n') },
    ]),
  );
}

function parameters(call: AnyCall): Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return [
    ...inPath,
    ...[...call.query, ...call.alsoInQuery].map((name) => ({
      name,
      in: 'query',
      schema: { type: 'string' },
    })),
  ];
}

function operation(call: AnyCall, about: Json, write: (schema: z.core.$ZodType) => Json): Json {
  const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
  const answer = { type: 'object', properties: { response: write(call.output) }, required: ['response'] };
  return {
    operationId: call.name,
    summary: call.summary,
    ...about,
    tags: [call.path.split('/')[0]],
    parameters: parameters(call),
    ...(call.method !== 'GET' && { requestBody: json(write(call.input)) }),
    responses: { '200': { description: 'OK', ...json(answer) }, ...refusalAnswers(call) },
  };
}

function describe<C extends AnyCall>({ title, description, calls, about }: Document<C>): Json {
  const { components, write } = schemaWriter();
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `${callPrefix[call.audience]}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, about(call), write) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: PRODUCT_VERSION, description },
    paths,
    components: { schemas: components },
  };
}

/** One document an audience: neither says anything of the other's calls. */
export const openApi = (audience: Audience): Json =>
  audience === 'shop' ? describe(shopDocument) : describe(officeDocument);
