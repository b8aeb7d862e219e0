// An owner works at all outlets, so nothing refuses a number that no outlet has before somebody looks for it.
import { officeCalls } from '@stagedoor/contract/office-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from './staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from './staff/testing/office-world.ts';
import { makeValue } from './testing/fuzz/make-body.ts';
import { newPool } from './testing/fuzz/pool.ts';
import { schemaOf } from './testing/fuzz/schema-of.ts';
import { diceOf } from './testing/order-proof/dice.ts';
import { loadSmallCatalogue } from './testing/small-catalogue.ts';
import { cases } from '../../../tools/testing/cases.ts';

const NOBODYS = [-1, 999_999];
const BODIES = 3;

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server', { environment: { GUESSES_PER_MINUTE: '1000' } });
  await loadSmallCatalogue(world.database);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

test('[SEC-58] [STAFF-09] an outlet that nobody has is not found, and no fault', async () => {
  const dice = diceOf(11);
  const pool = newPool(dice);
  const calls = officeCalls.filter((call) => schemaOf(call).properties?.['outletId']);
  const faults: string[] = [];
  for (const call of cases(calls))
    for (const outletId of NOBODYS)
      for (let body = 0; body < BODIES; body += 1) {
        const sent: Record<string, unknown> = {
          ...(makeValue(schemaOf(call), call.name, { dice, pool }) as object),
          outletId,
        };
        const isBodiless = call.method === 'GET' || call.method === 'DELETE';
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(sent))
          if (typeof value !== 'object') query.set(name, JSON.stringify(value).replaceAll('"', ''));
        const { status } = isBodiless
          ? await owner.send(`${call.path}?${query.toString()}`)
          : await owner.send(call.path, sent);
        if (status >= 500) faults.push(`${call.name} ${JSON.stringify(sent)}`);
      }
  expect(faults).toEqual([]);
});
