import * as z from 'zod/mini';
import type { AnyCall } from '@stagedoor/contract/call';
import { describeEntity } from '@stagedoor/contract/wire';

/** The part of JSON Schema that a body is made from. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
}

function write(schema: z.core.$ZodType): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const known = describeEntity(zodSchema);
      if (!known) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      Object.assign(jsonSchema, write(known.shape));
    },
  }) as Schema;
}

const written = new Map<string, Schema>();

/** What a call takes, in the names of the wire. */
export function schemaOf(call: AnyCall): Schema {
  const key = `${call.audience} ${call.name}`;
  const schema = written.get(key) ?? write(call.input);
  written.set(key, schema);
  return schema;
}
