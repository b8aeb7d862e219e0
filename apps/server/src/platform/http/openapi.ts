// OpenAPI out of the contract: the documentation cannot disagree with what is served.
import * as z from 'zod/mini';
import { allCalls } from '@stagedoor/contract/all-calls';
import type { AnyCall } from '@stagedoor/contract/call';
import { refusalKinds } from '@stagedoor/contract/refusals';
import { describeEntity } from '@stagedoor/contract/wire';

type Json = Record<string, unknown>;

const accessNotes: Record<AnyCall['access'], string> = {
  open: "Anybody, also before a private outlet's password.",
  unlocked: "Anybody who has given a private outlet's password, also before signing in.",
  shop: 'Whoever may look at the shop.',
  visitor: 'Needs a session (cookie `sid`).',
  customer: 'Needs a signed-in customer; answers only with what is theirs.',
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
  return [...inPath, ...call.query.map((name) => ({ name, in: 'query', schema: { type: 'string' } }))];
}

function operation(call: AnyCall, write: (schema: z.core.$ZodType) => Json): Json {
  const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
  const answer = { type: 'object', properties: { response: write(call.output) }, required: ['response'] };
  return {
    operationId: call.name,
    summary: call.summary,
    description: accessNotes[call.access],
    tags: [call.path.split('/')[0]],
    parameters: parameters(call),
    ...(call.method !== 'GET' && { requestBody: json(write(call.input)) }),
    responses: { '200': { description: 'OK', ...json(answer) }, ...refusalAnswers(call) },
  };
}

export function openApi(): Json {
  const { components, write } = schemaWriter();
  const paths: Record<string, Json> = {};
  for (const call of allCalls) {
    const path = `/gen.v1/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, write) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stagedoor', version: '1.2.9', description: 'Every call of the ticket storefront.' },
    paths,
    components: { schemas: components },
  };
}
