import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';
import { firstOf } from './first-of.ts';
import { isOneOf } from './is-one-of.ts';
import { keysOf } from './keys-of.ts';
import { lastOf } from './last-of.ts';
import { messageOf } from './message-of.ts';
import { recordOf } from './record-of.ts';
import { required } from './required.ts';
import { textOf } from './text-of.ts';
import { valueOf } from './value-of.ts';

test('what is there is handed on, be it ever so little', () => {
  expect([required(0, 'sum'), required('', 'name'), required(false, 'answer')]).toEqual([0, '', false]);
  expect([firstOf([3, 4]), lastOf([3, 4]), valueOf(new Map([['a', 0]]), 'a')]).toEqual([3, 4, 0]);
});

test('what is missing is named', () => {
  expect(() => required(undefined, 'card')).toThrow('There is no card, and there must be one.');
  expect(() => required(null, 'card')).toThrow('There is no card');
  expect(() => firstOf([])).toThrow('There is no first one');
  expect(() => lastOf([])).toThrow('There is no last one');
  expect(() => valueOf(new Map(), 7)).toThrow('There is no value for 7');
});

test('words of a table, and whether a word is one of them', () => {
  const table = { open: 1, closed: 2 };
  expect(keysOf(table)).toEqual(['open', 'closed']);
  expect(isOneOf(keysOf(table), 'open')).toBe(true);
  expect([isOneOf(keysOf(table), 'toString'), isOneOf(keysOf(table), undefined)]).toEqual([false, false]);
});

test('what came from outside is read part by part, whatever it is', () => {
  expect([recordOf({ a: 1 }).a, recordOf([7])[0], recordOf('text').length, recordOf(null).a]).toEqual([
    1,
    7,
    undefined,
    undefined,
  ]);
  expect([textOf('a'), textOf(7), textOf(undefined)]).toEqual(['a', '', '']);
});

test('what was thrown is told by its code and in its words, be it an error or not', () => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  expect([codeOf(error), messageOf(error)]).toEqual(['ENOENT', 'no such file']);
  expect([codeOf(undefined), codeOf({ code: 7 }), messageOf('gone')]).toEqual([undefined, undefined, 'gone']);
});
