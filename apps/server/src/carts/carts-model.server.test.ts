import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { sweepCarts } from './sweep-carts.ts';
import { stockComplaints } from './testing/invariants.ts';

/** Few enough that most of what they do meets a cart. */
const VISITORS = 4;
const RUNS = 12;

let app: TestApp;
let visitors: TestBrowser[];
beforeAll(async () => {
  app = await testApp('server', {
    load: async (database) => {
      await loadSmallWorld(database);
      await loadSmallCatalogue(database);
    },
  });
  visitors = Array.from({ length: VISITORS }, () => app.browser(hosts.lantern));
  for (const visitor of visitors) await visitor.send('/gen.v1/user/sessioninit');
});
afterAll(() => app.close());

type Deed =
  | { kind: 'create' | 'update'; lines: { priceLevelID: number; quantity: number }[] }
  | { kind: 'begin' | 'choose' | 'others' | 'release' | 'read' };

const line = fc.record({
  priceLevelID: fc.constantFrom(levels.orchestra, levels.box, levels.floor, levels.parking),
  // Mostly as many as every level sells at once.
  quantity: fc.oneof(
    { weight: 3, arbitrary: fc.constant(2) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
  ),
});
const lines = fc.uniqueArray(line, {
  selector: ({ priceLevelID }) => priceLevelID,
  minLength: 1,
  maxLength: 3,
});
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('create' as const), lines }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), lines }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('begin' as const, 'release' as const, 'read' as const) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('others' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose' as const) }) },
);
/** What several visitors do at the same moment, and how much time passes afterwards. */
const moment = fc.record({
  deeds: fc.array(fc.tuple(fc.nat({ max: VISITORS - 1 }), deed), { minLength: 2, maxLength: 8 }),
  seconds: fc.constantFrom(0, 0, 0, 1, 60, 182, 190, 700),
  sweep: fc.boolean(),
});

interface Seat {
  TicketID: number;
  SeatName?: string;
}
interface CartLine {
  priceLevelID: number;
  seatInfo: { manifest: Seat[] };
  otherSeatInfo?: { manifest: Seat[] };
}

async function act(visitor: TestBrowser, { kind, ...rest }: Deed): Promise<number> {
  if (kind === 'create')
    return (await visitor.send('/gen.v1/cart/createcart', { lineItems: 'lines' in rest ? rest.lines : [] }))
      .status;
  const { status, body } = await visitor.send('/gen.v1/cart/getcart');
  if (status !== 200 || kind === 'read') return status;
  const cartUUID = body.cartUUID as string;
  if (kind === 'begin') return (await visitor.send('/gen.v1/cart/begincheckout', { cartUUID })).status;
  if (kind === 'others') {
    const numbered = body.lineItems.find((line: CartLine) =>
      line.seatInfo.manifest.some(({ SeatName }) => SeatName),
    );
    const priceLevelID = numbered?.priceLevelID ?? levels.box;
    return (await visitor.send('/gen.v1/cart/changeseats', { cartUUID, priceLevelID })).status;
  }
  if (kind === 'choose') {
    const offered = body.lineItems.flatMap(({ otherSeatInfo }: CartLine) => otherSeatInfo?.manifest ?? []);
    const ticketIDs = offered.map(({ TicketID }: Seat) => TicketID);
    return (await visitor.send('/gen.v1/cart/begincheckout', { cartUUID, ticketIDs })).status;
  }
  const lineItems = kind === 'update' && 'lines' in rest ? rest.lines : [];
  return (await visitor.send('/gen.v1/cart/updatelineitems', { cartUUID, lineItems })).status;
}

test('[OPS-14] whatever visitors do at once, capacity = free + held + sold, no seat twice, together or honestly not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 6, maxLength: 16 }), async (moments) => {
      for (const { deeds, seconds, sweep } of moments) {
        const statuses = await Promise.all(deeds.map(([who, what]) => act(visitors[who]!, what)));
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        app.clock.advance(seconds);
        if (sweep) await sweepCarts(app.database.db, app.clock.now());
        expect(await stockComplaints(app.database.db)).toEqual([]);
      }
      // Sessions end too: everybody comes back as somebody new.
      app.clock.advance(3600);
      await sweepCarts(app.database.db, app.clock.now());
      for (const visitor of visitors) await visitor.send('/gen.v1/user/sessioninit');
    }),
    { numRuns: RUNS },
  );
});

test('[OPS-14] the complaints are real: a ticket held behind the count’s back is noticed', async () => {
  let complaints: string[] = [];
  const undone = app.database.db.transaction().execute(async (tx) => {
    await sql`update tickets set state = 'held', holder_kind = 'cart', holder_id = gen_random_uuid(), held_until = '2099-01-01'
      where ticket_id = (select min(ticket_id) from tickets where state = 'free')`.execute(tx);
    complaints = await stockComplaints(tx);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(complaints).toEqual([expect.stringContaining('held')]);
});

test.each([
  [
    'taking a held ticket for another cart',
    sql`update tickets set holder_id = gen_random_uuid() where state = 'held'`,
  ],
  ['holding more than there is', sql`update level_stock set held = capacity + 1`],
  ['removing a held ticket', sql`delete from tickets where state = 'held'`],
  [
    'holding without an end',
    sql`update tickets set state = 'held', holder_kind = 'cart', holder_id = gen_random_uuid() where state = 'free'`,
  ],
])('[OPS-14] the database itself refuses %s', async (_name, statement) => {
  const buyer = app.browser(hosts.lantern);
  await buyer.send('/gen.v1/user/sessioninit');
  await buyer.send('/gen.v1/cart/createcart', { lineItems: [{ priceLevelID: levels.floor, quantity: 1 }] });
  await expect(statement.execute(app.database.db)).rejects.toThrow();
});
