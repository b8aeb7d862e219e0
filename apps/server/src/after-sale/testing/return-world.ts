// A sold-out floor, somebody who has bought some of it, and people who wait for what they offer back.
import { calls, cards, choosePayment, finishStages, readyToOrder } from '../../carts/testing/checkout.ts';
import { levels } from '../../testing/small-catalogue.ts';
import type { Sent, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { openWaitingWorld, waitingCalls } from '../../waiting-list/testing/waiting-world.ts';
import type { WaitingWorld } from '../../waiting-list/testing/waiting-world.ts';

export const FEE_CENTS = 500;

/** Somebody who has bought some; what each ticket gives back is in dollars. */
interface Bought {
  owner: TestBrowser;
  id: number;
  tickets: number[];
  back: number;
  order: Sent['body'];
}

const paths = {
  offer: '/gen.v1/customerorder/offerticketsback',
  keep: '/gen.v1/customerorder/keeptickets',
};

/** What became of it. */
function looksOf(world: WaitingWorld) {
  const isLive = async ({ id }: Bought): Promise<number> =>
    (
      await world.db
        .selectFrom('order_tickets as s')
        .innerJoin('order_lines as l', 'l.line_id', 's.line_id')
        .select('s.ticket_id')
        .where('l.order_id', '=', id)
        .where('s.canceled_at', 'is', null)
        .execute()
    ).length;
  const moneyOf = ({ id }: Bought) =>
    world.db
      .selectFrom('orders')
      .select(['returned_cents', 'owed_cents'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
  const shippingAnd = (cents: number, { order }: Bought): number =>
    Math.round(order.TotalSummary.shipping * 100) + cents;
  const kinds = async (email: string): Promise<string[]> =>
    (
      await world.db
        .selectFrom('mails')
        .select('kind')
        .where('recipient', '=', email)
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind);
  return { isLive, moneyOf, shippingAnd, kinds };
}

function returnsOf(world: WaitingWorld) {
  const runJobs = async (browser: TestBrowser) => {
    for (let round = 0; round < 3; round += 1)
      await browser.send('/demo/clock', { now: world.app.clock.now().toISOString() });
  };
  const pay = async (browser: TestBrowser, cartUUID: string) => {
    await finishStages(browser, cartUUID);
    await choosePayment(world.app, browser, cartUUID, cards.approved);
    return browser.send(calls.order, { cartUUID });
  };
  /** Somebody has bought so many, and the rest is sold out. */
  const bought = async (quantity = 1) => {
    const owner = await world.person();
    const cartUUID = await readyToOrder(world.app, owner, { quantity });
    const placed = await owner.send(calls.order, { cartUUID });
    const asked = { CustomerOrderID: placed.body.order.CustomerOrderID };
    const { order } = (await owner.send(calls.getOrder, asked)).body;
    await world.sellOut();
    const [line] = order.LineItems;
    const tickets: number[] = line.TicketManifest.map(({ TicketID }: { TicketID: number }) => TicketID);
    // What was paid for a ticket, in dollars, less the fee.
    const back = (line.UnitPrice * 100 + line.Fees * 100 + (line.Taxes * 100) / quantity - FEE_CENTS) / 100;
    return { owner, order, tickets, back, id: order.CustomerOrderID as number };
  };
  const offer = ({ owner, id, tickets, back }: Bought, ticketIds = tickets) =>
    owner.send(paths.offer, { CustomerOrderID: id, TicketIDs: ticketIds, Shown: back });
  const keep = ({ owner, id, tickets }: Bought) =>
    owner.send(paths.keep, { CustomerOrderID: id, TicketIDs: tickets });
  const take = async (buyer: TestBrowser & { userId: number }, quantity = 1) => {
    const open = await world.openOffer(buyer);
    return buyer.send(waitingCalls.take, { OfferUUID: open!.uuid, Quantity: quantity });
  };
  const look = async ({ owner, id }: Bought) =>
    (await owner.send(calls.getOrder, { CustomerOrderID: id })).body.order;
  return { runJobs, pay, bought, offer, keep, take, look };
}

export async function openReturnWorld(engine: EngineKind) {
  const world = await openWaitingWorld(engine);
  // Every test buys some for good.
  await world.app.database.runScript(`
    insert into tickets (seller_id, price_level_id, rank) select 1, ${levels.floor}, 1000 + n
      from generate_series(1, 40) as n;
    update level_stock set capacity = capacity + 40 where price_level_id = ${levels.floor}`);
  return {
    ...world,
    ...looksOf(world),
    ...returnsOf(world),
    reset: async (): Promise<void> => {
      await world.reset();
      await world.app.database.runScript(`update outlet_events set return_fee_cents = ${FEE_CENTS}`);
      world.app.forget();
    },
  };
}

export type ReturnWorld = Awaited<ReturnType<typeof openReturnWorld>>;
