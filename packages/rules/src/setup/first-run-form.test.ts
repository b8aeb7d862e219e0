import { expect, test } from 'vitest';
import { setupMessages } from '../messages/setup.ts';
import { firstRunSteps, stepOfField, validateFirstRun } from './first-run-form.ts';
import type { FirstRunForm } from './first-run-form.ts';

const typed: FirstRunForm = {
  name: 'Robin Vale',
  email: 'owner@lantern.example',
  password: 'quiet harbour 41 lamps',
  sellerName: 'Lantern Live',
  currency: 'USD',
  country: 'US',
  timeZone: 'America/New_York',
  outletName: 'Lantern Club',
  outletType: 1,
  host: 'lantern.example',
  code: '123456',
};

test('[SETUP-02] everything that a shop begins with is in order', () => {
  expect(validateFirstRun(typed)).toEqual({});
});

test.each<[keyof FirstRunForm, string | number]>([
  ['name', ' '],
  ['email', 'owner'],
  ['password', 'Password2026'],
  ['sellerName', ''],
  ['currency', 'XTS'],
  ['country', ''],
  ['timeZone', 'EST'],
  ['outletName', ''],
  ['outletType', 9],
  ['host', 'https://lantern.example/'],
  ['host', ''],
  ['code', ''],
])('[SETUP-02] %s is refused as %j, and nothing else', (field, value) => {
  expect(Object.keys(validateFirstRun({ ...typed, [field]: value }))).toEqual([field]);
});

test('[SETUP-02] a host is the host however it is typed', () => {
  expect(validateFirstRun({ ...typed, host: ' Lantern.example ' })).toEqual({});
  expect(validateFirstRun({ ...typed, host: ' ' }).host).toBe(setupMessages.hostNeeded);
});

test('[SETUP-02] each field is asked on one step, and a refusal leads to the first of them', () => {
  expect(firstRunSteps.flat()).toEqual(Object.keys(typed));
  expect(stepOfField(['host', 'sellerName'])).toBe(1);
  expect(stepOfField(['host'])).toBe(2);
  expect(stepOfField(['somethingElse'])).toBe(3);
});
