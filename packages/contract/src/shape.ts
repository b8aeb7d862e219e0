// The grammar of the office's calls: named shapes in our own names, without a dictionary.
import * as z from 'zod/mini';
import { nameForDocumentation } from './wire.ts';
import type { Entity } from './wire.ts';

type Fields = Record<string, z.core.$ZodType>;

type OptionalNames<F extends Fields> = {
  [K in keyof F]: undefined extends z.output<F[K]> ? K : never;
}[keyof F];
type Flatten<T> = { [K in keyof T]: T[K] };
/** What the code sees: a part that may be missing may be left out. */
type ShapeOf<F extends Fields> = Flatten<
  { [K in Exclude<keyof F, OptionalNames<F>>]: z.output<F[K]> } & {
    [K in OptionalNames<F>]?: z.output<F[K]>;
  }
>;

/** What a call answers; a field that this program does not know yet is left out. */
export function shape<const F extends Fields>(name: string, fields: F): Entity<ShapeOf<F>> {
  const made = z.object(fields);
  nameForDocumentation(made, name, z.object(fields));
  return made as unknown as Entity<ShapeOf<F>>;
}

/** What a call is asked; a field that it does not know is refused, so that a filter is never silently wider. */
export function asked<const F extends Fields>(name: string, fields: F): Entity<ShapeOf<F>> {
  const made = z.strictObject(fields);
  nameForDocumentation(made, name, z.strictObject(fields));
  return made as unknown as Entity<ShapeOf<F>>;
}

/** Nothing is asked, or there is nothing to say. */
export const noFields = asked('NoFields', {});

/** Yes or no in a query, where everything is text. */
export const addressedFlag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (given) => given === '1',
  encode: (yes) => (yes ? '1' : '0'),
});
