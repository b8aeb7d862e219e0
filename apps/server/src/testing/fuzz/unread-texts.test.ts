// A zero byte is no text to a database, and half a character none to anybody: a call says so, before it is a fault.
import { officeCalls } from '@stagedoor/contract/office-calls';
import { shopCalls } from '@stagedoor/contract/shop-calls';
import { expect, test } from 'vitest';
import { schemaOf } from './schema-of.ts';
import type { Schema } from './schema-of.ts';

/** Where any text is taken, and why none of it comes to a database as it is. */
const takenApart: Readonly<Record<string, readonly string[]>> = {
  'hashed and never kept': ['password', 'currentPassword', 'newPassword'],
  'a moment or a day, or refused': [
    'from',
    'to',
    'changedSince',
    'seenAt',
    'updatedAt',
    'startsAt',
    'endsAt',
    'opensAt',
    'sendAt',
    'untilDay',
  ],
  'one line, in words of its own': ['subject'],
  'compared with ours': ['version'],
  'an address, or not': ['email'],
};
const known = new Set(Object.values(takenApart).flat());
const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

interface Leaf extends Schema {
  pattern?: string;
}

function textsOf(schema: Leaf, path: string): string[] {
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const deeper = [
    ...inside.flatMap((part) => textsOf(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textsOf(part, `${path}.${name}`)),
    ...(schema.items ? textsOf(schema.items, path) : []),
  ];
  const isText = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'));
  const isBound = schema.pattern ?? schema.format ?? schema.enum ?? schema.const;
  return isText && isBound === undefined ? [...deeper, path] : deeper;
}

test('[SEC-58] no call takes a text that nobody could read', () => {
  const texts = [...shopCalls, ...officeCalls].flatMap((call) => textsOf(schemaOf(call), call.name));
  expect(texts.filter((path) => !known.has(lastOf(path)))).toEqual([]);
});
