// Two orders of one customer: what is asked of one of them, or of one of its parts, leaves the rest as it is.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address, fan, loadPeople, other, patient, signedIn } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { planOrder } from '../testing/plan-order.ts';
import type { PlanOrder } from '../testing/plan-order.ts';

interface Card {
  PaymentMethodID: number;
  PaymentMethodUUID: string;
}

let app: TestApp;
let customer: TestBrowser;
let [visa, master, others]: Card[] = [];
let [mine, second]: PlanOrder[] = [];
beforeAll(async () => {
  app = await testApp('server', {
    load: async (database) => {
      await loadPeople(database);
      await loadSmallCatalogue(database);
      await database.runScript(`
        update event_items set allow_refund = true, allow_upgrade = true;
        update price_levels set sort = price_level_id;
        update price_levels set sort = 1 where price_level_id = ${levels.beforeSale};
        update shows set refund_window_open = true where show_id = 1`);
    },
    environment: patient,
  });
  customer = await signedIn(app, fan);
  visa = await addCard(app, customer);
  master = await addCard(app, customer, { number: '5424000000000015' });
  others = await addCard(app, await signedIn(app, other));
});
afterAll(() => app.close());

const make = async (dueDays: string[], levelId: number = levels.parking) => {
  const { UserID: userId } = (await customer.send('/gen.v1/user/checksession')).body;
  const paymentMethodIds = [visa!.PaymentMethodID];
  const wish = { userId, levelId, paymentMethodIds, dueDays, now: app.clock.now() };
  return planOrder(app.database.db, wish);
};
beforeEach(async () => {
  mine = await make(['2027-11-01', '2027-12-01', '2028-01-01']);
  second = await make(['2027-11-01', '2027-12-01', '2028-01-01']);
  await sql`update orders set delivery_type_id = 2`.execute(app.database.db);
  app.clock.advance(60);
});
const send = (call: string, { orderId }: PlanOrder, body: object = {}) =>
  customer.send(`/gen.v1/customerorder/${call}`, { CustomerOrderID: orderId, ...body });
const read = async (order: PlanOrder) => (await send('get', order)).body.order;
const cardsOf = (order: { CustomerOrderScheduledPayments: { Sort: number; PaymentMethodID: number }[] }) =>
  order.CustomerOrderScheduledPayments.map(({ PaymentMethodID }) => PaymentMethodID);
const pay = (order: PlanOrder, ...CustomerOrderScheduledPayments: object[]) =>
  send('updatescheduledpayments', order, { CustomerOrderScheduledPayments });

test('[CALL-45] [HIST-04] another address is that of one order, in each of its parts', async () => {
  const before = await read(second!);
  const moved = {
    ...address,
    First: 'Kim',
    Last: 'Ito',
    AddressLineOne: '9 Pier Road',
    AddressLineTwo: 'Apt 3',
    City: 'Salem',
    Zip: '01970',
    Phone: '(978) 555-0177',
  };
  expect((await send('updateaddress', mine!, { CustomerOrderAddress: moved })).status).toBe(200);
  expect((await read(mine!)).CustomerOrderAddress).toMatchObject(moved);
  expect(await read(second!)).toEqual(before);
});

test('[CALL-49] a refund is asked for in one order', async () => {
  const before = await read(second!);
  await send('requestoeirefund', mine!, { PriceLevelIDs: [levels.parking], RequestValue: true });
  expect((await read(mine!)).LineItems).toMatchObject([{ RefundRequested: true }]);
  expect(await read(second!)).toEqual(before);
});

test('[CALL-46] one payment gets another card, by either of its names, and the others keep theirs', async () => {
  const before = await read(second!);
  const [was, now] = [visa!.PaymentMethodID, master!.PaymentMethodID];
  const changed = await pay(mine!, { Sort: 2, PaymentMethodID: now });
  expect([changed.status, cardsOf(changed.body.order)]).toEqual([200, [was, now, was]]);
  const again = await pay(
    mine!,
    { Sort: 3, PaymentMethodUUID: master!.PaymentMethodUUID },
    { Sort: 2, PaymentMethodID: was },
  );
  expect(cardsOf(again.body.order)).toEqual([was, was, now]);
  expect(await read(second!)).toEqual(before);
});

test('[SEC-29] [INSTAL-14] a card that is not named, or another’s, and a payment that there is not', async () => {
  const before = await read(mine!);
  expect((await pay(mine!, { Sort: 1 })).status).toBe(400);
  for (const key of [
    { PaymentMethodID: others!.PaymentMethodID },
    { PaymentMethodUUID: others!.PaymentMethodUUID },
  ])
    expect(await pay(mine!, { Sort: 1, ...key })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const unknown = await pay(mine!, { Sort: 4, PaymentMethodID: master!.PaymentMethodID });
  expect(unknown.body.code).toBe('SCHEDULED_PAYMENT_UNKNOWN');
  expect(await read(mine!)).toEqual(before);
});

test('[CALL-48] [HIST-ORD-11] an upgrade is asked for in one of two orders of an event', async () => {
  const [one, two] = [await make(['2027-11-01'], levels.box), await make(['2027-11-01'], levels.box)];
  const before = await read(two);
  const wish = { OutletEventID: 101, OutletEventItemID: 501 };
  expect((await send('updateOutletEventItemUpgrade', one, wish)).status).toBe(200);
  expect((await read(one)).Events).toMatchObject([{ UpgradeRequestOutletEventItemID: 501 }]);
  expect(await read(two)).toEqual(before);
});
