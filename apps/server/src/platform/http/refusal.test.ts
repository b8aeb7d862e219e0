import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalKinds } from '@stagedoor/contract/refusals';
import type { RefusalCode } from '@stagedoor/contract/refusals';
import { cases } from '../../../../../tools/testing/cases.ts';
import { Refusal } from './refusal.ts';

const folder = new URL('../../../../../packages/rules/src/messages/', import.meta.url);
const messages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8').replaceAll("\\'", "'"))
  .join('\n');
const codes = Object.keys(refusalKinds) as RefusalCode[];

test.each(cases(codes))('[ERR-94] %s is told in words that stand with the others', (code) => {
  const { message } = new Refusal(code);
  expect(messages.includes(message)).toBe(true);
  expect(message).not.toContain(code);
  expect(message).not.toMatch(/[A-Z]_[A-Z]|\b[45]\d\d\b/);
});
