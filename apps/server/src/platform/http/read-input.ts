import * as z from 'zod/mini';
import type { AnyCall } from '@stagedoor/contract/call';
import { asSent } from '@stagedoor/contract/sent-names';
import type { Wire } from '@stagedoor/contract/wire';
import type { FastifyRequest } from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { refuse } from './refusal.ts';

function isObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'body';
}

/** A call's input as it was sent, in body, query and address. */
export function gatherInput(call: AnyCall, request: FastifyRequest): Wire {
  const body = request.body ?? {};
  if (!isObject(body)) refuse('INVALID_INPUT', { fields: { body: 'Expected an object' } });
  const query: Wire = recordOf(request.query);
  const isBodiless = call.method === 'GET' || call.method === 'DELETE';
  const fromQuery = isBodiless ? query : only(query, [...call.query, ...call.alsoInQuery]);
  return { ...body, ...fromQuery, ...recordOf(request.params) };
}

/** Refuses what does not fit, each field named as the client spelled it. */
export function readInput(call: AnyCall, wire: Wire): unknown {
  const result = z.safeDecode(call.input, wire);
  if (result.success) return result.data;
  const { issues } = result.error;
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const path of pathsOf(issue)) fields[asSent(call.input, wire, fieldPath(path))] ??= wordsOf(issue);
  }
  // VALID-23: what has words of its own is said in them, also to whoever shows no fields.
  const said = issues.map(wordsOf).find((words) => words !== WORDLESS);
  return refuse('INVALID_INPUT', { fields, ...(said !== undefined && { message: said }) });
}

type Issue = z.core.$ZodIssue;

/** API-04: what a call does not know is named itself, not what it stands in. */
const pathsOf = (issue: Issue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
const wordsOf = ({ code, message }: Issue): string =>
  code === 'unrecognized_keys' ? 'This call knows no such field' : message;

/** What a check says that has no words of its own. */
const WORDLESS = 'Invalid input';

function only(query: Wire, names: readonly string[]): Wire {
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
}
