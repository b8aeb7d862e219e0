import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isToTell, numbersOfTroubles, troublesIn } from './troubles.ts';

test('[HOOK-07] what needs a person is told, from the limits on that the rules for Prometheus have', () => {
  expect(troublesIn([])).toEqual([]);
  expect(troublesIn([{ name: 'payments_oldest_seconds', value: 900 }])).toEqual([]);
  expect(troublesIn([{ name: 'payments_oldest_seconds', value: 901 }])).toEqual(['payments-undecided']);
  const open = (state: string) => [{ name: 'payments_open', labels: { state }, value: 1 }];
  expect(troublesIn(open('unknown'))).toEqual([]);
  expect(troublesIn(open('attention'))).toEqual(['payments-need-somebody']);
  expect(troublesIn([{ name: 'mail_oldest_seconds', value: 1801 }])).toEqual(['letters-stuck']);
  expect(troublesIn([{ name: 'mail_dead', value: 1 }])).toEqual(['letters-given-up']);
  const rules = readFileSync(join(import.meta.dirname, '../../../../ops/alerts.yaml'), 'utf8');
  expect([...numbersOfTroubles].filter((name) => !rules.includes(`stagedoor_${name}`))).toEqual([]);
  for (const limit of ['_oldest_seconds) > 900', '_oldest_seconds) > 1800']) expect(rules).toContain(limit);
});

test('[HOOK-07] it is told once it has lasted, and again after a day', () => {
  const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
  const since = at('10:00');
  expect(isToTell({ since, toldAt: null }, at('10:09'))).toBe(false);
  expect(isToTell({ since, toldAt: null }, at('10:10'))).toBe(true);
  expect(isToTell({ since, toldAt: at('10:10') }, at('23:00'))).toBe(false);
  expect(isToTell({ since, toldAt: at('10:10') }, new Date('2026-11-16T10:10:00Z'))).toBe(true);
});
