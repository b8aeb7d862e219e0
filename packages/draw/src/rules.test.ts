import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { readRules } from './rules.ts';
import { rules } from './testing/small-world.ts';
import type { Anything } from './testing/tamper.ts';

function changed(change: (rules: Anything) => void): unknown {
  const copy: Anything = structuredClone(rules);
  change(copy);
  return copy;
}

const drand = {
  kind: 'drand',
  chain: 'ab'.repeat(32),
  publicKey: 'cd',
  scheme: 'bls',
  genesis: 1,
  period: 3,
  round: 7,
};

const wrong: [string, (rules: Anything) => void][] = [
  ['rules.version is not 1', (r) => (r.version = 2)],
  ['rules.draw is not ASCII text', (r) => (r.draw = 'für alle')],
  ['rules.draw is not ASCII text', (r) => (r.draw = 13)],
  ['rules.partial is neither true nor false', (r) => (r.partial = 1)],
  ['rules.prize is not a key of this format', (r) => (r.prize = 1)],
  ['rules.caps is missing', (r) => delete r.caps],
  ['rules.caps is not an object', (r) => (r.caps = [])],
  ['rules.caps.events is not a whole number', (r) => (r.caps.events = -1.5)],
  ['rules.caps.tickets is below 0', (r) => (r.caps.tickets = -1)],
  ['rules.caps.tickets is not a whole number', (r) => (r.caps.tickets = 2 ** 53)],
  ['rules.events is empty', (r) => (r.events = [])],
  ['rules.events is not an array', (r) => (r.events = {})],
  ['rules.events[0].items is empty', (r) => (r.events[0].items = [])],
  ['rules.events[0].items[0].levels is empty', (r) => (r.events[0].items[0].levels = [])],
  ['rules.events[1] is out of order: by startsAt, then id', (r) => (r.events = r.events.toReversed())],
  [
    'rules.events[0].items[1] is out of order: by sort',
    (r) => (r.events[0].items = r.events[0].items.toReversed()),
  ],
  [
    'rules.events[0].items[0].levels[1] is out of order',
    (r) => (r.events[0].items[0].levels = r.events[0].items[0].levels.toReversed()),
  ],
  ['rules name the event 1 twice', (r) => (r.events[1].id = 1)],
  ['rules name the item 1 twice', (r) => (r.events[1].items[0].id = 1)],
  ['rules name the level 5 twice', (r) => (r.events[0].items[0].levels[2].id = 5)],
  ['levels[0].minimum is below 1', (r) => (r.events[0].items[0].levels[0].minimum = 0)],
  ['levels[0].minimum is above the maximum', (r) => (r.events[0].items[0].levels[0].minimum = 5)],
  ['levels[0].multiple is below 1', (r) => (r.events[0].items[0].levels[0].multiple = 0)],
  ['levels[0].unitCents is not a whole number', (r) => (r.events[0].items[0].levels[0].unitCents = '1')],
  ['rules.publicInput.kind is not none, digits, drand', (r) => (r.publicInput = { kind: 'coin' })],
  ['rules.publicInput.source is not a key', (r) => (r.publicInput = { kind: 'none', source: 'x' })],
  ['rules.publicInput.count is below 12', (r) => (r.publicInput = { kind: 'digits', source: '', count: 11 })],
  ['rules.publicInput.count is above 64', (r) => (r.publicInput = { kind: 'digits', source: '', count: 65 })],
  ['rules.publicInput.chain is not lower-case hex of 32', (r) => (r.publicInput = { ...drand, chain: 'ab' })],
  [
    'rules.publicInput.publicKey is not lower-case hex',
    (r) => (r.publicInput = { ...drand, publicKey: 'ABC' }),
  ],
  ['rules.publicInput.round is below 1', (r) => (r.publicInput = { ...drand, round: 0 })],
];

test.each(wrong)('[DRAW-01] “%s” is said of rules that are not as the format says', (words, change) => {
  expect(() => readRules(changed(change))).toThrow(words);
  expect(() => readRules(changed(change))).toThrow(Refusal);
});

test('[DRAW-01] rules that are as the format says come back as they are', () => {
  expect(readRules(rules)).toEqual(rules);
  expect(readRules({ ...rules, publicInput: drand })).toEqual({ ...rules, publicInput: drand });
  const digits = { kind: 'digits', source: 'Pick 4', count: 64 };
  expect(readRules({ ...rules, publicInput: digits })).toEqual({ ...rules, publicInput: digits });
});
