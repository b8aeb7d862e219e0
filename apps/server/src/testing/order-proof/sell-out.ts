// A crowd sells a floor out: people buy, abandon, give back, are declined and try again, are held and drop out of the net.
import { sql } from 'kysely';
import { readBooks } from '../../orders/testing/books.ts';
import type { Books } from '../../orders/testing/books.ts';
import { levels } from '../small-catalogue.ts';
import type { ServerProcess } from '../server-process.ts';
import { fillCart, sendAs } from './buyer.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import type { CardKind } from './order-world.ts';
import { advance, startShop, tellTime } from './stage.ts';
import type { Stage } from './stage.ts';

const behaviors = [
  'buy',
  'buy',
  'buy',
  'buy',
  'buy',
  'abandon',
  'give back',
  'decline',
  'hold',
  'drop',
] as const;
type Behavior = (typeof behaviors)[number];

const firstCard: Partial<Record<Behavior, CardKind>> = { decline: 'declined', hold: 'held', drop: 'dropped' };

export interface SellOutReport {
  capacity: number;
  sold: number;
  held: number;
  /** Sums over the lines of all orders. */
  bought: number;
  orders: number;
  behaviors: Map<Behavior, number>;
  /** Answers that nobody should have got. */
  strange: string[];
  books: Books;
  seconds: number;
}

interface Crowd {
  stage: Stage;
  server: ServerProcess;
  dice: Dice;
  behaviors: Map<Behavior, number>;
  strange: string[];
}

/** One visit; false when nothing was left to be had. */
async function visit(crowd: Crowd, behavior: Behavior): Promise<boolean> {
  const { stage, server, dice } = crowd;
  const visitor = stage.nextVisitor();
  const send = sendAs(visitor, server);
  const quantity = 1 + dice.number(4);
  if (behavior === 'abandon' || behavior === 'give back') {
    const held = await send('createcart', { lineItems: [{ priceLevelID: levels.floor, quantity }] });
    if (held.status !== 200) return false;
    if (behavior === 'give back')
      await send('updatelineitems', { cartUUID: held.body.cartUUID, lineItems: [] });
    return true;
  }
  const cartUUID = await fillCart(send, visitor, { card: firstCard[behavior] ?? 'approved', quantity });
  if (cartUUID === undefined) return false;
  let answer = await send('createorder', { cartUUID });
  if (behavior === 'decline') {
    if (answer.body.code !== 'CARD_DECLINED') crowd.strange.push(`decline answered ${answer.status}`);
    await send('addpaymentmethod', { cartUUID, paymentMethodUUID: visitor.cards.approved });
    answer = await send('createorder', { cartUUID });
  }
  const expected = behavior === 'hold' || behavior === 'drop' ? 202 : 200;
  if (answer.status !== expected) crowd.strange.push(`${behavior} answered ${JSON.stringify(answer)}`);
  return true;
}

/** Comes back again and again until the floor says that it is empty. */
async function buyer(crowd: Crowd, choices: readonly Behavior[]): Promise<void> {
  for (;;) {
    const behavior = crowd.dice.pick(choices);
    if (!(await visit(crowd, behavior))) return;
    crowd.behaviors.set(behavior, (crowd.behaviors.get(behavior) ?? 0) + 1);
  }
}

/** The clock runs, what is held is approved, what was dropped is found, what was abandoned is free again. */
async function letTimePass({ stage, server }: Crowd): Promise<void> {
  for (let minute = 0; minute < 14; minute += 1) {
    await stage.gateway.decideHeld(true);
    advance(stage, 61);
    await tellTime(stage, server);
  }
}

const stockOf = (stage: Stage) =>
  stage.inspect(async (db) => {
    const { rows } = await sql<{ capacity: number; sold: number; held: number }>`
      select capacity, sold, held from level_stock where price_level_id = ${levels.floor}`.execute(db);
    return rows[0]!;
  });

export async function sellOut(
  stage: Stage,
  { concurrent, seed }: { concurrent: number; seed: number },
): Promise<SellOutReport> {
  const begun = performance.now();
  const server = await startShop(stage);
  const crowd: Crowd = { stage, server, dice: diceOf(seed), behaviors: new Map(), strange: [] };
  for (let wave = 0; wave < 12; wave += 1) {
    const choices = wave < 4 ? behaviors : (['buy'] as const);
    await Promise.all(Array.from({ length: concurrent }, () => buyer(crowd, choices)));
    await letTimePass(crowd);
    const { capacity, sold } = await stockOf(stage);
    if (sold === capacity) break;
  }
  stage.gateway.tell(undefined);
  await server.end('SIGTERM');
  const stock = await stockOf(stage);
  return stage.inspect(async (db) => {
    const { rows } = await sql<{ bought: number }>`
      select coalesce(sum(quantity), 0)::int as bought from order_lines`.execute(db);
    const books = await readBooks(db, stage.gateway.db);
    return {
      ...stock,
      bought: rows[0]!.bought,
      orders: books.orders,
      behaviors: crowd.behaviors,
      strange: crowd.strange,
      books,
      seconds: (performance.now() - begun) / 1000,
    };
  });
}
