// OpenAPI out of the contract: the documentation cannot disagree with what is served.
import * as z from 'zod/mini';
import { callPrefix } from '@stagedoor/contract/call';
import type { AnyCall, Audience } from '@stagedoor/contract/call';
import type { AnyOfficeCall } from '@stagedoor/contract/office-call';
import { officeCalls } from '@stagedoor/contract/office-calls';
import { shopCalls } from '@stagedoor/contract/shop-calls';
import type { Access, AnyShopCall } from '@stagedoor/contract/shop-call';
import type { RefusalCode } from '@stagedoor/contract/refusals';
import { describeEntity } from '@stagedoor/contract/wire';
import { PRODUCT_VERSION } from '@stagedoor/rules/shops/product-version';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { grantOf } from '@stagedoor/rules/staff/role-table';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import {
  headersOf,
  keyNote,
  limitHeaders,
  officeSecuritySchemes,
  refusalsOfAny,
  rightsFor,
  securityOf,
} from './openapi-keys.ts';
import { OFFICE_EXAMPLES } from './office-examples.ts';
import { refusalAnswers, refusalSchema } from './openapi-refusals.ts';

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
  /** What any of its calls may be refused with. */
  refusals: (call: C) => readonly RefusalCode[];
  headers?: (call: C) => Json[];
  answerHeaders?: Json;
  securitySchemes?: Json;
  examples?: Readonly<Record<string, unknown>>;
}

const shopDocument: Document<AnyShopCall> = {
  title: 'Stagedoor',
  description: 'Every call of the ticket storefront.',
  calls: shopCalls,
  about: ({ access }) => ({ description: accessNotes[access] }),
  refusals: () => ['INVALID_INPUT'],
};

const officeDocument: Document<AnyOfficeCall> = {
  title: 'Stagedoor box office',
  description: "Every call of the staff's side.",
  calls: officeCalls,
  about: (call) => ({
    description: `${officeNote(call)} ${keyNote(call)}`,
    'x-permission': call.permission,
    ...(call.changes && { 'x-changes': true }),
    ...(rightsFor(call).length > 0 && { 'x-key-rights': rightsFor(call) }),
    security: securityOf(call),
  }),
  refusals: refusalsOfAny,
  headers: headersOf,
  answerHeaders: limitHeaders,
  securitySchemes: officeSecuritySchemes,
  examples: OFFICE_EXAMPLES,
};

interface SchemaWriter {
  /** Refusals that several calls share. */
  responses: Record<string, Json>;
  components: Record<string, Json>;
  write: (schema: z.core.$ZodType) => Json;
}

/** Schemas of entities become components, so that every name appears once. */
function schemaWriter(): SchemaWriter {
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
  return { components, responses: {}, write };
}

/** What may be left out may also be null in a body; in an address it is just left out. */
function addressed(schema: Json): Json {
  const { type, anyOf, ...rest } = schema;
  const isSomething = (kind: unknown): boolean => kind !== 'null' && recordOf(kind)['type'] !== 'null';
  if (Array.isArray(type)) return { ...rest, type: type.filter(isSomething).join() };
  if (!Array.isArray(anyOf)) return schema;
  const kinds = anyOf.filter(isSomething);
  return kinds.length === 1 ? recordOf(kinds[0]) : { anyOf: kinds };
}

/** A call that reads is asked by its address alone. */
function questions(call: AnyCall, { components, write }: SchemaWriter): Json[] {
  if (call.method !== 'GET') return [];
  const written = write(call.input);
  const name = String(written['$ref']).split('/').at(-1) ?? '';
  const { properties, required } = components[name] ?? written;
  const isRequired = (field: string): boolean => Array.isArray(required) && required.includes(field);
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part));
  return Object.entries(recordOf(properties))
    .filter(([field]) => !inPath.has(field))
    .map(([field, schema]) => ({
      name: field,
      in: 'query',
      ...(isRequired(field) && { required: true }),
      schema: addressed(recordOf(schema)),
    }));
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

function operation<C extends AnyCall>(call: C, document: Document<C>, writer: SchemaWriter): Json {
  const { write } = writer;
  const { headers, answerHeaders, refusals } = document;
  const json = (schema: Json, example?: unknown): Json => ({
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  });
  const answer = { type: 'object', properties: { response: write(call.output) }, required: ['response'] };
  return {
    operationId: call.name,
    summary: call.summary,
    ...document.about(call),
    tags: [call.path.split('/')[0]],
    parameters: [...parameters(call), ...questions(call, writer), ...(headers?.(call) ?? [])],
    ...(call.method !== 'GET' && { requestBody: json(write(call.input), document.examples?.[call.name]) }),
    responses: {
      '200': { description: 'OK', ...(answerHeaders && { headers: answerHeaders }), ...json(answer) },
      ...refusalAnswers(call, refusals(call), writer.responses),
    },
  };
}

function describe<C extends AnyCall>(document: Document<C>): Json {
  const { title, description, calls, securitySchemes } = document;
  const writer = schemaWriter();
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `${callPrefix[call.audience]}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, document, writer) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: PRODUCT_VERSION, description },
    servers: [{ url: '/', description: 'The host that this document was read from.' }],
    paths,
    components: {
      schemas: { ...writer.components, Refusal: refusalSchema },
      responses: writer.responses,
      ...(securitySchemes && { securitySchemes }),
    },
  };
}

/** One document an audience: neither says anything of the other's calls. */
export const openApi = (audience: Audience): Json =>
  audience === 'shop' ? describe(shopDocument) : describe(officeDocument);
