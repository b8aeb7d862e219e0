import * as z from 'zod/mini';
import { forms } from './forms.ts';

/** A thing with known keys; `what` is how sentences call it. */
export const record = <S extends z.core.$ZodLooseShape>(what: string, shape: S) =>
  z
    .strictObject(shape, { error: `The ${what} must be written as "key: value" lines.` })
    .register(forms, { is: 'record', what });

/** What may be left out: nothing stands for it, or what is said here. */
export function optional<S extends z.ZodMiniType>(schema: S): z.ZodMiniDefault<z.ZodMiniNullable<S>>;
export function optional<S extends z.ZodMiniType>(schema: S, otherwise: z.input<S>): z.ZodMiniDefault<S>;
export function optional(schema: z.ZodMiniType, otherwise: unknown = null) {
  return z._default(otherwise === null ? z.nullable(schema) : schema, otherwise as never);
}

/** `whenEmpty` is what is wrong with a list that holds nothing, where that is wrong. */
export const listOf = <S extends z.core.SomeType>(schema: S, whenEmpty?: string) =>
  z.array(schema, { error: '"{label}" must be a list, each entry after a "-".' }).check((list) => {
    if (whenEmpty !== undefined && list.value.length === 0) {
      list.issues.push({ code: 'custom', input: list.value, message: whenEmpty });
    }
  });

/** A list whose entries stand under short names in files. */
export const named = <S extends z.core.SomeType>(schema: S, kind: string) =>
  z
    .array(schema, { error: '"{label}" must hold entries, each under a short name.' })
    .register(forms, { is: 'named', kind });
