import { expect, test } from 'vitest';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { getFreeSeats } from '@stagedoor/contract/calls/shop/seats';
import { eventQuestion, listQuestion } from '@stagedoor/contract/first-questions';
import { GUEST_LIST_OUTLET } from '@stagedoor/rules/shops/outlet-types';
import { firstAnswers } from './first-answers.ts';
import type { AnswerNeeds } from './first-answers.ts';
import { hallPreload } from './hall-preload.ts';

const at = { sellerId: 1, outletId: 1, now: new Date('2026-11-15T17:00:00Z') };

const freeSeats = { hash: 'abc', sections: [], released: [], allowsSingles: false };

const answersAt = async (path: string, outletType = 1) => {
  const needs = {
    outletInfo: async () => ({ id: 1, outletType, name: 'Lantern Club' }),
    outletEvents: async () => [],
    seatMaps: {
      at: async (_at: unknown, eventId: number) =>
        eventId === 101 ? { drawn: { hash: 'abc' }, all: freeSeats } : undefined,
    },
  } as unknown as AnswerNeeds;
  const { answers, screen, hall } = await firstAnswers(needs, at, path);
  return { keys: Object.keys(answers), answers, screen, hall };
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

test('[SEAT-07] which seats are free comes with the page that has the map, and with no other', async () => {
  const free = answerKey(getFreeSeats, { eventId: 101 });
  const chosen = await answersAt('/seats/101');
  expect([chosen.answers[free], chosen.hall]).toEqual([freeSeats, { eventId: 101, plan: { hash: 'abc' } }]);
  expect(hallPreload(chosen.hall!, 'https://api.example')).toContain(
    'href="https://api.example/gen.v1/seats/101/plan/abc"',
  );
  expect((await answersAt('/seats/102')).hall).toBeUndefined();
  const named = await answersAt('/event/101');
  expect([named.keys.includes(free), named.hall]).toEqual([false, undefined]);
});

test('[SEC-72] a guest list says nothing before its invitation', async () => {
  expect((await answersAt('/', GUEST_LIST_OUTLET)).keys).toHaveLength(1);
});
