// How people write what a description holds. The importer reads these forms and the exporter writes them.
import * as z from 'zod/mini';

export type Form =
  /** A record, and what sentences call it. */
  | { is: 'record'; what: string }
  /** Records under short names, by which others refer to them. */
  | { is: 'named'; kind: string }
  | { is: 'reference'; to: string }
  | { is: 'text' | 'html' | 'image' | 'font' | 'moment' | 'day' | 'dollars' | 'colour' }
  | { is: 'choice'; words: readonly (string | number)[] }
  /** One line a seat, in a file of its own. */
  | { is: 'seats' }
  /** The same of a hall, whose levels are mere names. */
  | { is: 'hall seats' };

export const forms = z.registry<Form>();

export type Schema = z.core.$ZodType;

/** The schema of the value itself: what may be left out or be nothing is about its holder. */
function bare(schema: Schema): Schema {
  const { def } = schema._zod as { def: { type: string; innerType?: Schema | undefined } };
  return def.innerType && (def.type === 'default' || def.type === 'nullable') ? bare(def.innerType) : schema;
}

export const formOf = (schema: Schema): Form | undefined => forms.get(bare(schema));

export function shapeOf(schema: Schema): Record<string, Schema> | undefined {
  const { def } = bare(schema)._zod as { def: { type: string; shape?: Record<string, Schema> } };
  return def.type === 'object' ? def.shape : undefined;
}

export function elementOf(schema: Schema): Schema | undefined {
  const { def } = bare(schema)._zod as { def: { type: string; element?: Schema | undefined } };
  return def.type === 'array' ? def.element : undefined;
}

/** What stands for a value that was left out; without it the value is required. */
export function otherwiseOf(schema: Schema): { value: unknown } | undefined {
  const { def } = schema._zod as { def: { type: string; defaultValue?: unknown } };
  return def.type === 'default' ? { value: def.defaultValue } : undefined;
}
