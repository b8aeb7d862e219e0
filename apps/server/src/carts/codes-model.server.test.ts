// Whatever codes there are and whatever people do with them at once: what they pay is what the rule says, what was shown
// is what is charged, and no code is used more often than it may be.
import { withCode } from '@stagedoor/rules/codes/with-code';
import type { CodeTerms } from '@stagedoor/rules/codes/with-code';
import { termsOf } from '@stagedoor/rules/codes/terms-of';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import { required } from '@stagedoor/rules/values/required';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { addCustomer, address, signedIn } from '../accounts/testing/people.ts';
import { makeCode, usesOf } from '../codes/testing/make-code.ts';
import { readBooks } from '../orders/testing/books.ts';
import { addCard } from '../payments/testing/card-form.ts';
import { deliveryUuid, levels, places } from '../testing/small-catalogue.ts';
import { hosts } from '../testing/small-world.ts';
import type { Sent, TestApp, TestBrowser } from '../testing/test-app.ts';
import { sweepCarts } from './sweep-carts.ts';
import { calls, cards } from './testing/checkout.ts';
import { codes, moments, surelyBought, surelyContended, surelyTwice } from './testing/code-moments.ts';
import type { Deed, Moment, NewCode } from './testing/code-moments.ts';
import { AFTER_RELEASE_SECONDS, openShop } from './testing/order-app.ts';

const RUNS = 4;
const ACCOUNTS = 2;
const update = '/gen.v1/cart/updatelineitems';

interface Sold {
  eventId: number;
  isAddOn: boolean;
  priceCents: number;
  fees: number[];
  taxPpm: number;
}

/** What the small catalogue sells, as the rules know it. */
const sold = new Map<number, Sold>([
  [levels.orchestra, { eventId: 101, isAddOn: false, priceCents: 9500, fees: [1200, 250], taxPpm: 0 }],
  [levels.parking, { eventId: 101, isAddOn: true, priceCents: 2000, fees: [], taxPpm: 0 }],
  [levels.floor, { eventId: 102, isAddOn: false, priceCents: 4000, fees: [], taxPpm: 62_500 }],
]);

/** Of one account two devices, and whoever has not said who they are. */
interface Person {
  browser: TestBrowser;
  card: string | undefined;
}

let app: TestApp;
let people: Person[];
let number = 0;
beforeAll(async () => {
  app = await openShop('server', {}, ['sweep carts']);
  await sql`delete from tickets where price_level_id = ${levels.floor}`.execute(app.database.db);
  await sql`delete from level_stock where price_level_id = ${levels.floor}`.execute(app.database.db);
  await places(app.database, levels.floor, 400);
});
afterAll(() => app.close());

async function comeIn(): Promise<Person[]> {
  const all: Person[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const email = `codes-${(number += 1)}@example.com`;
    await addCustomer(app.database, email);
    const browser = await signedIn(app, email);
    const { PaymentMethodUUID: card } = await addCard(app, browser, { number: cards.approved });
    all.push({ browser, card });
    if (account === 0) all.push({ browser: await signedIn(app, email), card });
  }
  const stranger = app.browser(hosts.lantern);
  await stranger.send('/gen.v1/user/sessioninit');
  return [...all, { browser: stranger, card: undefined }];
}

/** To the order, by what stands in the cart; what was shown is what is charged. */
async function buy({ browser, card }: Person): Promise<Sent> {
  const cart = await browser.send(calls.get, {});
  const { cartUUID } = cart.body;
  if (cart.status !== 200) return cart;
  await browser.send(calls.begin, { cartUUID });
  await browser.send(calls.address, { cartUUID, shippingAddress: address });
  await browser.send(calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(1) });
  await browser.send(calls.payment, { cartUUID, paymentMethodUUID: card });
  const shown = (await browser.send(calls.get, {})).body;
  const placed = await browser.send(calls.order, { cartUUID });
  if (placed.status !== 200) return placed;
  const { order } = (await browser.send(calls.getOrder, { OrderID: placed.body.order.OrderID })).body;
  const { tickets, fees, taxes, total, UserPaid } = order.TotalSummary;
  expect([order.Code, { tickets, fees, taxes, total }, UserPaid.total]).toEqual([
    shown.Code && { Code: shown.Code.Code, Off: shown.Code.Off },
    expect.objectContaining({
      tickets: shown.totals.tickets,
      fees: shown.totals.fees,
      taxes: shown.totals.taxes,
    }),
    shown.totals.total,
  ]);
  return placed;
}

async function act(person: Person, names: readonly string[], what: Deed): Promise<Sent> {
  const { browser } = person;
  if (what.kind === 'buy') return buy(person);
  if (what.kind === 'open') {
    const { lines: lineItems, code } = what;
    return browser.send(calls.create, { lineItems, code: names[code] });
  }
  const cart = await browser.send(calls.get, {});
  if (cart.status !== 200) return cart;
  const lineItems = what.kind === 'change' ? what.lines : [];
  return browser.send(update, { cartUUID: cart.body.cartUUID, lineItems });
}

const rulesOf = ([terms, { event_ids }]: NewCode): CodeTerms => ({
  eventIds: event_ids ?? undefined,
  takesOff: termsOf({
    kind: terms.takes,
    cents: 'takes_cents' in terms ? terms.takes_cents : undefined,
    ppm: 'takes_ppm' in terms ? terms.takes_ppm : undefined,
    per: 'takes_per' in terms ? terms.takes_per : undefined,
    withFees: terms.with_fees,
  }),
});

const inCents = (dollars: number): number => Math.round(dollars * 100);

/** A cart costs what the rule says of its lines and its code. */
function requireTotals({ body }: Sent, byName: ReadonlyMap<string, NewCode>): void {
  const name: string | undefined = body.Code?.Code;
  const made = name === undefined ? undefined : required(byName.get(name), 'code');
  const offered = body.lineItems.map(
    ({ priceLevelID, quantity }: { priceLevelID: number; quantity: number }) => {
      const level = required(sold.get(priceLevelID), 'level');
      return {
        ...level,
        priceLevelId: priceLevelID,
        quantity,
        fees: level.fees.map((valueCents) => ({ valueCents })),
      };
    },
  );
  const paid = withCode(offered, made && rulesOf(made), 'USD');
  const { ticketsCents, feesCents, taxesCents } = orderTotals({ lines: paid, currency: 'USD' });
  const off = paid.reduce((sum, each) => sum + (each.off.priceCents + each.off.feesCents) * each.quantity, 0);
  const { tickets, fees, taxes } = body.totals;
  expect([tickets, fees, taxes, body.Code?.Off ?? 0].map(inCents)).toEqual([
    ticketsCents,
    feesCents,
    taxesCents,
    off,
  ]);
  const meant = paid.filter(
    ({ eventId, isAddOn }) => !isAddOn && (made?.[1].event_ids?.includes(eventId) ?? true),
  );
  const most = made?.[1].most_tickets ?? Infinity;
  expect(meant.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(most);
}

async function requireLimits(byName: ReadonlyMap<string, NewCode>): Promise<void> {
  for (const [name, [, { most_orders, most_per_account }]] of cases([...byName])) {
    const { held, spent } = await usesOf(app.database.db, name);
    expect(held + spent).toBeLessThanOrEqual(most_orders ?? Infinity);
    const { rows } = await sql<{ many: number }>`
      select count(*)::int as many from code_uses u join codes c using (seller_id, code_id)
      where c.code = ${name} and u.state = 'spent' group by u.user_id`.execute(app.database.db);
    expect(rows.filter(({ many }) => many > (most_per_account ?? Infinity))).toEqual([]);
  }
}

test('[CODE-01] [CODE-02] [CODE-03] whatever the codes and whoever uses them at once: totals, limits and uses hold', async () => {
  let bought = 0;
  const play = async (made: NewCode[], all: Moment[]) => {
    people = await comeIn();
    const byName = new Map(made.map((code) => [`MODEL-${(number += 1)}`, code]));
    for (const [name, [terms, limit]] of byName)
      await makeCode(app.database.db, name, { ...terms, ...limit });
    for (const { deeds, isLate } of cases(all)) {
      const answers = await Promise.all(
        deeds.map(([who, what]) => act(required(people[who], 'person'), [...byName.keys()], what)),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      bought += answers.filter(({ status, body }) => status === 200 && body.order).length;
      app.clock.advance(isLate ? AFTER_RELEASE_SECONDS : 1);
      if (isLate) await sweepCarts(app.database.db, app.clock.now());
      const carts = await Promise.all(people.map(({ browser }) => browser.send(calls.get, {})));
      for (const cart of carts.filter(({ status }) => status === 200)) requireTotals(cart, byName);
      await requireLimits(byName);
    }
    expect((await readBooks(app.database.db)).wrong).toEqual({});
  };
  const examples = [surelyBought, surelyContended, surelyTwice];
  await fc.assert(fc.asyncProperty(codes, moments, play), { numRuns: RUNS + examples.length, examples });
  // It would prove nothing if nobody ever came as far as an order with one of them.
  const { rows } = await sql`select from code_uses where state = 'spent' limit 1`.execute(app.database.db);
  expect([rows.length, bought > 0]).toEqual([1, true]);
});
