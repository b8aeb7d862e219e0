import { strict as assert } from 'node:assert';
import { fan, signedIn } from '../../accounts/testing/people.ts';
import { calls } from '../../carts/testing/checkout.ts';
import { levels } from '../../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';

interface HeldCart {
  browser: TestBrowser;
  cartUUID: string;
}

async function cartWith(app: TestApp, quantity: number, level: number): Promise<HeldCart> {
  const browser = await signedIn(app, fan);
  const lineItems = [{ priceLevelID: level, quantity }];
  const { status, body } = await browser.send(calls.create, { lineItems });
  assert.deepEqual([status, body], [200, body]);
  return { browser, cartUUID: String(body.cartUUID) };
}

/** How levels come to be sold out, and how something of them comes back. */
export function soldOutStock(app: TestApp) {
  const stock = async (level: number = levels.floor) => {
    const row = await app.database.db
      .selectFrom('level_stock')
      .select(['capacity', 'held', 'sold', 'held_by_waiting as kept', 'waiting'])
      .where('price_level_id', '=', level)
      .executeTakeFirstOrThrow();
    return { kept: row.kept, waiting: row.waiting, free: row.capacity - row.held - row.sold };
  };
  /** Everything of a level goes to the house. */
  const sellOut = async (level: number = levels.floor): Promise<void> => {
    await app.database.runScript(`
      update tickets set state = 'held', holder_kind = 'house', holder_id = 'sold' where state = 'free'
        and price_level_id = ${level};
      update level_stock set held_by_house = held_by_house + capacity - held - sold, held = capacity - sold
        where price_level_id = ${level}`);
    app.forget();
  };
  return {
    stock,
    sellOut,
    /** Some of it is in somebody's cart, and the rest sold out. */
    holdThenSellOut: async (quantity: number, level: number = levels.floor): Promise<HeldCart> => {
      const cart = await cartWith(app, quantity, level);
      await sellOut(level);
      return cart;
    },
    /** Of a level that is sold out some more is in somebody's cart. */
    holdMore: async (quantity: number, level: number = levels.floor): Promise<HeldCart> => {
      const more = Math.max(0, quantity - (await stock(level)).free);
      await app.database.runScript(`
        update tickets set state = 'free', holder_kind = null, holder_id = null where ticket_id in (
          select ticket_id from tickets where price_level_id = ${level} and holder_id = 'sold'
          order by rank limit ${more});
        update level_stock set held = held - ${more}, held_by_house = held_by_house - ${more}
          where price_level_id = ${level}`);
      return cartWith(app, quantity, level);
    },
    giveBack: ({ browser, cartUUID }: HeldCart) =>
      browser.send('/gen.v1/cart/updatelineitems', { cartUUID, lineItems: [] }),
  };
}
