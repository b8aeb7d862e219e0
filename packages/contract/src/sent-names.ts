// How the client spelled a field that is complained about: any casing and every spelling of the dictionary is taken
// (ENTITY-37), and whoever reads the complaint looks for the name that they wrote.
import type * as z from 'zod/mini';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { behind, dictionaryOf, elementOf } from './wire.ts';

type Schema = z.core.$ZodType;
type Names = readonly string[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The key that stands for a field in what was sent, the declared spelling first. */
function spelled(sent: unknown, names: Names): string | undefined {
  if (!isObject(sent)) return undefined;
  const [declared = '', ...others] = names;
  if (declared in sent) return declared;
  const known = new Set([declared, ...others].map((name) => name.toLowerCase()));
  return Object.keys(sent).find((key) => known.has(key.toLowerCase()));
}

/** The dictionary or the list that stands behind optional parts and other wrappers. */
function unwrapped(schema: Schema): Schema {
  if (dictionaryOf(schema)) return schema;
  const element = elementOf(schema);
  const inner = behind(schema);
  return element || !inner ? schema : unwrapped(inner);
}

function fieldOf(schema: Schema, part: string): { names: Names; inner: Schema } | undefined {
  const field = Object.values(dictionaryOf(schema) ?? {}).find(([wireName]) => wireName === part);
  if (!field) return undefined;
  const [wireName, inner, ...others] = field;
  return { names: [wireName, ...others], inner };
}

/** A part of the contract that was sent without its wrapping, its fields beside the others. */
function sentFlat(inner: Schema, sent: unknown, rest: Names): string[] | undefined {
  const [next, ...further] = rest;
  const field = next === undefined ? undefined : fieldOf(unwrapped(inner), next);
  const key = field && spelled(sent, field.names);
  return field && key !== undefined && isObject(sent)
    ? [key, ...walk(unwrapped(field.inner), sent[key], further)]
    : undefined;
}

function walk(schema: Schema, sent: unknown, path: Names): string[] {
  const [part, ...rest] = path;
  if (part === undefined) return [];
  const element = elementOf(schema);
  if (element) {
    const one: unknown = Array.isArray(sent) ? sent[Number(part)] : undefined;
    return [part, ...walk(unwrapped(element), one, rest)];
  }
  const field = fieldOf(schema, part);
  if (!field) return [...path];
  const key = spelled(sent, field.names);
  if (key === undefined) return sentFlat(field.inner, sent, rest) ?? [...path];
  return [key, ...walk(unwrapped(field.inner), recordOf(sent)[key], rest)];
}

/** What is in an input that only wraps another one, together with what was sent of it. */
function content(schema: Schema, sent: unknown, first: string): { schema: Schema; sent: unknown } {
  const [only, ...others] = Object.values(dictionaryOf(schema) ?? {});
  if (!only || others.length > 0 || only[0] === first || !dictionaryOf(only[1])) return { schema, sent };
  const key = spelled(sent, [only[0], ...only.slice(2).map(String)]);
  return { schema: only[1], sent: isObject(sent) && key !== undefined ? sent[key] : undefined };
}

/** A path in the contract's wire names, each part as the client wrote it; one that it did not write stays as it is. */
export function asSent(input: Schema, sent: unknown, path: string): string {
  const parts = path.split('.');
  const inner = content(input, sent, parts[0] ?? '');
  return walk(unwrapped(inner.schema), inner.sent, parts).join('.');
}
