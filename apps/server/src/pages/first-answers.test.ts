import { expect, test } from 'vitest';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { eventQuestion, listQuestion } from '@stagedoor/contract/first-questions';
import { GUEST_LIST_OUTLET } from '@stagedoor/rules/shops/outlet-types';
import { firstAnswers } from './first-answers.ts';
import type { AnswerNeeds } from './first-answers.ts';

const at = { sellerId: 1, outletId: 1, now: new Date('2026-11-15T17:00:00Z') };

const answersAt = async (path: string, outletType = 1) => {
  const needs = {
    outletInfo: async () => ({ id: 1, outletType, name: 'Lantern Club' }),
    outletEvents: async () => [],
  } as unknown as AnswerNeeds;
  const { answers, screen } = await firstAnswers(needs, at, path);
  return { keys: Object.keys(answers), screen };
};

const list = answerKey(getOutletEvents, listQuestion);

test.each(['/', '/events', '/EVENTS'])(
  '[PROD-01] [LIST-01] the list at %s comes with the page',
  async (path) => {
    const { keys, screen } = await answersAt(path);
    expect(keys).toContain(list);
    expect(screen).toBe('list');
  },
);

test('[PROD-01] so does the event that an address names, and nothing where none is shown', async () => {
  const named = await answersAt('/event/101');
  expect(named.keys).toContain(answerKey(getOutletEvents, eventQuestion(101)));
  expect(named.screen).toBe('event');
  expect(await answersAt('/login')).toMatchObject({ screen: 'other' });
  expect((await answersAt('/login')).keys).toHaveLength(1);
});

test('[SEC-72] a guest list says nothing before its invitation', async () => {
  expect((await answersAt('/', GUEST_LIST_OUTLET)).keys).toHaveLength(1);
});
