import { expect, test } from 'vitest';
import { proveFailover } from './testing/harness/failover.ts';

test('[RUN-01] [OPS-28] the primary is killed and its standby promoted: no acknowledged order is lost', async () => {
  const size = { seed: 20_261_116, failovers: 1, lossy: 0, nodes: 2, buyers: 6 };
  const { problems, books, acknowledged, pausesMs } = await proveFailover(size);
  expect(problems).toEqual([]);
  expect(pausesMs).toHaveLength(1);
  expect(acknowledged).toBeGreaterThan(0);
  expect(books.ledgerCents).toBe(books.gatewayCents);
}, 240_000);
