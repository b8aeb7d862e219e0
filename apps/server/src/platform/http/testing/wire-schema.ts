// What the documentation says of a name on the wire.
import { openApi } from '../openapi.ts';

export interface Schema {
  properties?: Record<string, unknown>;
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
}
interface Operation {
  parameters: { name: string }[];
  responses: { '200': { content: { 'application/json': { schema: Schema } } } };
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
export const wireDocument = openApi('shop') as unknown as {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
};

/** Through references, lists and what may be null, to the fields of an object. */
export function fieldsOf(schema: Schema): Record<string, Schema> {
  if (schema.properties) return schema.properties as Record<string, Schema>;
  if (schema.$ref) return fieldsOf(wireDocument.components.schemas[schema.$ref.split('/').at(-1)!]!);
  if (schema.items) return fieldsOf(schema.items);
  const choices = (schema.anyOf ?? []).map(fieldsOf);
  return choices.find((fields) => Object.keys(fields).length > 0) ?? {};
}

/** `Venue.City` looks into what stands under `Venue`. */
function has(schema: Schema, path: string): boolean {
  const [first, ...rest] = path.split('.');
  const field = fieldsOf(schema)[first!];
  if (!field) return false;
  return rest.length === 0 || has(field, rest.join('.'));
}

export const missing = (schema: Schema, names: string): string[] =>
  names.split(' ').filter((name) => !has(schema, name));
