import { expect, test } from 'vitest';
import { proveFaults } from './testing/harness/faults.ts';

test('[RUN-01] [OPS-28] nodes and their database die and freeze under buyers: sales go on, nothing is lost, both books agree', async () => {
  const { problems, books, kills, acknowledged } = await proveFaults({
    seed: 20_261_116,
    nodes: 2,
    buyers: 4,
    nodeKills: 1,
    databaseKills: 1,
    freezes: 0,
    fullDisks: 0,
    gatewayFaults: 0,
  });
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(['database killed', 'node killed']);
  expect(acknowledged).toBeGreaterThan(0);
  expect(books.ledgerCents).toBe(books.gatewayCents);
}, 240_000);
