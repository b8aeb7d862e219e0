// Reads plain data as a description: what is wrong with it, in sentences, and as much of it as could be understood.
import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import { plainWords } from '@stagedoor/rules/programme/problem';
import type { Path, Problem, Words } from '@stagedoor/rules/programme/problem';
import * as z from 'zod/mini';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { elementOf, formOf, otherwiseOf, shapeOf } from './forms.ts';
import type { Schema } from './forms.ts';
import { WrongPaths } from './wrong-paths.ts';

export interface Understood<T> {
  /** Missing while anything is wrong. */
  value: T | undefined;
  draft: unknown;
  problems: Problem[];
}

export function unknownKey(key: string, schema: Schema): string {
  const known = Object.keys(shapeOf(schema) ?? {});
  return `"${key}" does not belong to the ${whatOf(schema)}.${didYouMean(key, known)}`;
}

function whatOf(schema: Schema | undefined): string {
  const form = schema && formOf(schema);
  return form?.is === 'record' ? form.what : 'description';
}

function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const key of path) {
    if (!found) return undefined;
    found = typeof key === 'number' ? elementOf(found) : shapeOf(found)?.[key];
  }
  return found;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => recordOf(held)[key], value);

function problemsOf(issue: z.core.$ZodIssue, schema: Schema, given: unknown, words: Words): Problem[] {
  const path = issue.path as Path;
  const holder = schemaAt(schema, path)!;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: unknownKey(key, holder) }));
  }
  const label = words.label(path);
  if (typeof path.at(-1) === 'string' && (valueAt(given, path) ?? null) === null) {
    const what = whatOf(schemaAt(schema, path.slice(0, -1)));
    return [{ path, message: `The ${what} has no "${label}".` }];
  }
  return [{ path, message: issue.message.replaceAll('{label}', () => label) }];
}

function draftOf(schema: Schema, given: unknown, wrong: WrongPaths | undefined): unknown {
  const shape = shapeOf(schema);
  const element = elementOf(schema);
  if (wrong?.here) return shape ? {} : undefined;
  if (given === undefined) return otherwiseOf(schema)?.value;
  if (given === null) return null;
  if (shape) {
    const record = recordOf(given);
    return Object.fromEntries(
      Object.entries(shape).map(([key, inner]) => {
        const within = wrong?.at(key);
        return [key, within?.here ? undefined : draftOf(inner, record[key], within)];
      }),
    );
  }
  if (!element || !Array.isArray(given)) return given;
  return given.map((each, index) => draftOf(element, each, wrong?.at(index)));
}

/** `wrong` are the places that somebody complained about already. */
export function understand<S extends Schema>(
  schema: S,
  given: unknown,
  words: Words = plainWords,
  wrong: WrongPaths = new WrongPaths(),
): Understood<z.output<S>> {
  const result = z.safeParse(schema, given);
  const issues = result.error?.issues ?? [];
  const problems = issues
    .flatMap((issue) => problemsOf(issue, schema, given, words))
    .filter(({ path }) => !wrong.covers(path));
  // A record with a key too many can still be understood.
  for (const { code, path } of issues) if (code !== 'unrecognized_keys') wrong.add(path as Path);
  const draft = result.success && wrong.none ? result.data : draftOf(schema, given, wrong);
  return { value: result.data, draft, problems };
}
