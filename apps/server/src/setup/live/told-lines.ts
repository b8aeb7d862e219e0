import type { GoingLive, LiveLineTold } from '@stagedoor/contract/calls/office/setup';
import { liveLines } from '@stagedoor/rules/setup/live-lines';
import { testGuests } from '../../guest-list/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { officeRequests } from '../../requests/index.ts';
import { openings } from '../../sellers/index.ts';
import type { OutletKey } from '../../sellers/index.ts';
import { readLines } from './live-line-store.ts';
import type { KeptLine } from './live-line-store.ts';
import type { LiveNeeds } from './live-needs.ts';

export const toldLine = ({ line, state, evidence, testedAt, asideReason }: KeptLine): LiveLineTold => ({
  line,
  state,
  evidence,
  testedAt: testedAt ?? undefined,
  asideReason: asideReason ?? undefined,
});

/** In the order in which they are read. Only outlets that were founded here have lines. */
export async function toldLines({ db, outlets }: LiveNeeds, key: OutletKey): Promise<GoingLive> {
  const { name } = await outlets.ofSeller(key.sellerId, key.outletId);
  const kept = await readLines(db, key);
  const waiting = await openings.waiting(db, key.sellerId);
  const waits = waiting.some(({ outletId }) => outletId === key.outletId);
  if (!waits && kept.length === 0) refuse('NOT_FOUND');
  const tested = (await openings.list(db, key.sellerId)).some(
    ({ id, state }) => id === key.outletId && state === 'tested',
  );
  const lines = liveLines.flatMap((line) => kept.filter((each) => each.line === line));
  return {
    outletId: key.outletId,
    name: name ?? '',
    waits,
    testOrders: tested ? await officeOrders.tests.count(db, key) : undefined,
    testRequests: tested ? await officeRequests.tests.count(db, key) : undefined,
    testGuests: tested ? await testGuests.count(db, key) : undefined,
    lines: lines.map(toldLine),
  };
}
