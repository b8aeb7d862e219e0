import { expect, inject, test } from 'vitest';
import { allActions, killEnvironment, loadForAll } from './testing/kill-all/actions/all.ts';
import { playToTheEnd } from './testing/kill-all/play-world.ts';
import { stepsInTurn } from './testing/kill-all/steps-in-turn.ts';
import { openWorlds } from './testing/kill-all/worlds.ts';
import { openReceiver } from './webhooks/testing/receiver.ts';

/** `npm run proof -- kill-all` dies thousands of times, on both engines. */
const DEATHS = 4;
/** Those that need no death before theirs. */
const atOnce = [
  'order written',
  'cart: gateway answered',
  'order-payment: gateway answered',
  'messages claimed',
];

test('[OPS-28] a few deaths at the steps of many actions at once: nothing that was told is lost, nothing is there twice', async () => {
  const receiver = await openReceiver();
  const worlds = await openWorlds({
    speaks: 'authorizenet',
    more: (database) => loadForAll(database, receiver),
    environment: killEnvironment,
    postgresUrl: inject('postgresUrl'),
  });
  try {
    const actions = allActions(receiver);
    const world = await worlds.open('server');
    const size = { seed: 20_261_119, deaths: DEATHS };
    const inTurn = stepsInTurn(actions, new Map());
    const report = await playToTheEnd(world, actions, inTurn, size);
    const { hits, lost, double, wrong, ledgerCents, gatewayCents } = report;
    expect({ lost, double, wrong }).toEqual({ lost: [], double: [], wrong: [] });
    expect([...hits.keys()]).toEqual(expect.arrayContaining(atOnce));
    expect(ledgerCents).toBe(gatewayCents);
    expect(ledgerCents).toBeGreaterThan(0);
  } finally {
    await worlds.close();
    await receiver.close();
  }
}, 1_800_000);
