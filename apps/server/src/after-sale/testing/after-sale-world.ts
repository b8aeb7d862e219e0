// A shop whose customers have bought something, and the desk that decides what becomes of it.
import { strict as assert } from 'node:assert';
import { fan, loadCustomers, signedIn } from '../../accounts/testing/people.ts';
import { calls, readyToOrder } from '../../carts/testing/checkout.ts';
import { readBooks } from '../../orders/testing/books.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import type { Sent, TestAppOptions, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';

const SESSION_SECONDS = 3600;

export interface BoughtOrder {
  number: string;
  id: number;
}

interface WantedTickets {
  level?: number;
  quantity?: number;
  also?: readonly number[];
  delivery?: number;
  code?: string;
}

export interface AfterSaleWorld extends OfficeWorld {
  customer: TestBrowser;
  owner: OfficeBrowser;
  finance: OfficeBrowser;
  desk: OfficeBrowser;
  /** Everybody signs in anew, after the clock has moved far. */
  comeBack(): Promise<void>;
  /** `also` are further levels, one ticket each. */
  buy(options?: WantedTickets): Promise<BoughtOrder>;
  /** What the desk sees of an order. */
  // Answers are looked into freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  look(number: string): Promise<any>;
  askForRefund(order: BoughtOrder, level: number, asks?: boolean): Promise<Sent>;
  /** The jobs run as they do by themselves, only now, as often as it takes. */
  runJobs(): Promise<void>;
  /** So much later, with all that happens meanwhile. */
  pass(seconds: number): Promise<void>;
  closeTheBooks(): Promise<void>;
}

export async function openAfterSaleWorld(
  engine: EngineKind,
  options: Pick<TestAppOptions, 'leftJobs' | 'environment'> = {},
): Promise<AfterSaleWorld> {
  const office = await officeWorld(engine, options);
  await loadCustomers(office.database);
  await loadSmallCatalogue(office.database);
  await office.database.runScript(`
    update event_items set allow_refund = true, allow_upgrade = true;
    update shows set refund_window_open = true`);
  office.forget();
  const world: AfterSaleWorld = {
    ...office,
    customer: await signedIn(office, fan),
    owner: await office.signedIn('owner'),
    finance: await office.signedIn('finance'),
    desk: await office.signedIn('desk'),
    comeBack: async () => {
      world.customer = await signedIn(office, fan);
      world.owner = await office.signedIn('owner');
      world.finance = await office.signedIn('finance');
      world.desk = await office.signedIn('desk');
    },
    buy: async ({ level = levels.floor, quantity = 2, also = [], delivery = 2, code } = {}) => {
      const wanted = { level, quantity, also, delivery, ...(code !== undefined && { code }) };
      const cartUUID = await readyToOrder(office, world.customer, wanted);
      const { status, body } = await world.customer.send(calls.order, { cartUUID });
      assert.equal(status, 200, JSON.stringify(body));
      return { number: body.order.OrderID, id: body.order.CustomerOrderID };
    },
    look: async (number: string) => (await world.finance.send(`refunds/get?number=${number}`)).body,
    askForRefund: (order: BoughtOrder, level: number, asks = true) =>
      world.customer.send('/gen.v1/customerorder/requestoeirefund', {
        CustomerOrderID: order.id,
        PriceLevelIDs: [level],
        RequestValue: asks,
      }),
    runJobs: async () => {
      for (let round = 0; round < 3; round += 1)
        await world.customer.send('/demo/clock', { now: office.clock.now().toISOString() });
    },
    pass: async (seconds: number) => {
      office.clock.advance(seconds);
      await world.runJobs();
      if (seconds > SESSION_SECONDS) await world.comeBack();
    },
    closeTheBooks: async () => {
      const { wrong, ledgerCents, gatewayCents } = await readBooks(office.database.db);
      assert.deepEqual(wrong, {});
      assert.equal(ledgerCents, gatewayCents);
    },
  };
  return world;
}
