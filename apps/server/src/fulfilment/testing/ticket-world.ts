// A shop whose customer buys tickets for the phone, and the jobs that bring them there.
import { strict as assert } from 'node:assert';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { fan, patient, signedIn } from '../../accounts/testing/people.ts';
import { calls, loadShop, readyToOrder } from '../../carts/testing/checkout.ts';
import { TICKET_SECRET } from '../../orders/testing/ticket-texts.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';

const SESSION_SECONDS = 3600;

export interface TicketWorld extends TestApp {
  customer: TestBrowser;
  buy(options?: { level?: number; quantity?: number; delivery?: number }): Promise<BoughtTickets>;
  /** So much later, with all that happens by itself meanwhile. */
  pass(seconds: number): Promise<void>;
  stateOf(order: BoughtTickets): Promise<string>;
  /** Bought, and on the phone. */
  buyDelivered(options?: { level?: number; quantity?: number }): Promise<BoughtTickets>;
  /** The addresses of its tickets, as the customer's list has them. */
  ticketsOf(order: BoughtTickets): Promise<string[]>;
  /** Its events, as its receipt is told of them. */
  eventsOf(order: BoughtTickets): Promise<{ MobileTicketsIssued?: boolean }[]>;
  rows<R>(statement: string): Promise<R[]>;
}

export interface BoughtTickets {
  id: number;
  number: string;
}

export async function openTicketWorld(
  engine: EngineKind,
  environment: Record<string, string> = {},
): Promise<TicketWorld> {
  const app = await testApp(engine, {
    load: loadShop,
    environment: { ...patient, TICKET_SECRET, ...environment },
  });
  const rows = async <R>(statement: string): Promise<R[]> =>
    (await sql.raw<R>(statement).execute(app.database.db)).rows;
  const world: TicketWorld = {
    ...app,
    customer: await signedIn(app, fan),
    buy: async ({ delivery = 4, ...wanted } = {}) => {
      const cartUUID = await readyToOrder(app, world.customer, { ...wanted, delivery });
      const { status, body } = await world.customer.send(calls.order, { cartUUID });
      assert.equal(status, 200, JSON.stringify(body));
      return { number: body.order.OrderID, id: body.order.CustomerOrderID };
    },
    pass: async (seconds) => {
      app.clock.advance(seconds);
      await world.customer.send('/demo/clock', { now: app.clock.now().toISOString() });
      if (seconds > SESSION_SECONDS) world.customer = await signedIn(app, fan);
    },
    buyDelivered: async (options) => {
      const order = await world.buy(options);
      await world.pass(20);
      // A round that was under way may have it: then it is through in a moment.
      for (
        let looks = 0;
        looks < 100 && (await world.stateOf(order)) !== 'STATUS_ORDER_DELIVERED';
        looks += 1
      )
        await setTimeout(50);
      assert.equal(await world.stateOf(order), 'STATUS_ORDER_DELIVERED');
      return order;
    },
    stateOf: async ({ id }) =>
      (await rows<{ state: string }>(`select state from orders where order_id = ${id}`))[0]!.state,
    ticketsOf: async ({ id }) => {
      const path = `/gen.v1/mobiletickets/getmobiletickets?CustomerOrderID=${id}`;
      const { body } = await world.customer.send(path, undefined, { method: 'GET' });
      return body.tickets.map(({ redemptionUrl }: { redemptionUrl: string }) => redemptionUrl);
    },
    eventsOf: async ({ id }) => {
      const { body } = await world.customer.send(calls.getOrder, { CustomerOrderID: id });
      return body.order.Events;
    },
    rows,
  };
  return world;
}
