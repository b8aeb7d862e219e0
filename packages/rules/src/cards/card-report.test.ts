import { expect, test } from 'vitest';
import { readCardReport } from './card-report.ts';

test('[ACCT-15] the four reports of the card form are understood', () => {
  expect(readCardReport('action=resizeWindow&width=400&height=512.4')).toEqual({
    action: 'resizeWindow',
    height: 513,
  });
  expect(readCardReport('action=successfulSave')).toEqual({ action: 'successfulSave' });
  expect(readCardReport('action=cancel')).toEqual({ action: 'cancel' });
  expect(readCardReport('action=transactResponse&response=%7B%22transId%22%3A%221%22%7D')).toEqual({
    action: 'transactResponse',
  });
});

test('[ACCT-15] what is no report is none', () => {
  const messages = [
    undefined,
    null,
    42,
    { action: 'successfulSave' },
    '',
    'successfulSave',
    'action=somethingElse',
    'action=somethingElse&height=512',
    'action=resizeWindow',
    'action=resizeWindow&height=-5',
    'action=resizeWindow&height=tall',
  ];
  for (const message of messages) expect(readCardReport(message)).toBeNull();
});

test('[ACCT-15] a form cannot make its frame vanish or endless', () => {
  expect(readCardReport('action=resizeWindow&height=1')).toMatchObject({ height: 120 });
  expect(readCardReport('action=resizeWindow&height=1e9')).toMatchObject({ height: 2000 });
});
