// A cart is opened with a code, filled in, placed and charged: many customers at once, each at a booth of their own.
import { sql } from 'kysely';
import { openingSteps, placingSteps } from '../../../carts/index.ts';
import { orderSteps } from '../../../orders/index.ts';
import { paymentSteps } from '../../../payments/index.ts';
import { fillCart, sendAs } from '../../order-proof/buyer.ts';
import type { CardKind } from '../../order-proof/order-world.ts';
import { action } from '../action.ts';
import type { Action, Life } from '../action.ts';
import { ORDER } from '../play-world.ts';

const MORE = 2;
const LATE_REFUSAL = 'tickets released';
const cards: Readonly<Record<string, CardKind>> = {
  'holds limited again': 'declined',
  'cart back in checkout': 'declined',
  [LATE_REFUSAL]: 'held',
};

/** Those who come without a code are served together, in rounds. */
async function buy(life: Life, card: CardKind, hasCode = true): Promise<void> {
  const { server, dice, nextCustomer, acknowledge } = life;
  const customer = nextCustomer();
  const { code, levelId: level } = customer.booth;
  const send = sendAs(customer, server);
  const wish = { card, quantity: 1 + dice.number(2), level };
  const cartUUID = await fillCart(send, customer, hasCode ? { ...wish, code } : wish);
  if (cartUUID === undefined) throw new Error('The booth is sold out');
  const { status, body } = await send('createorder', { cartUUID });
  if (status === 200) acknowledge(ORDER, body.order!.OrderID);
}

const paysTwice = sql`
  select 1 from payment_intents where kind = 'charge' and state = 'succeeded'
  group by seller_id, target_kind, target_id having count(*) > 1`;

export const buying: Action = action({
  name: 'cart, code, order, charge',
  steps: [
    ...openingSteps.opening,
    ...placingSteps,
    ...orderSteps.placing,
    ...paymentSteps.map((step) => `cart: ${step}`),
  ],
  act: async (life) => {
    const { wanted, dice, world } = life;
    const { gateway } = world.stage;
    await gateway.decideHeld(dice.number(3) === 0);
    void gateway.sendNotifications();
    const more = Array.from({ length: MORE }, () =>
      dice.pick<CardKind>(['approved', 'declined', 'held', 'dropped']),
    );
    const kinds = [...wanted.map((step) => cards[step] ?? 'approved'), ...more];
    const together = wanted.includes('carts filled together') ? [buy(life, 'approved', false)] : [];
    await Promise.allSettled([...kinds.map((kind) => buy(life, kind)), ...together]);
  },
  doubles: {
    'a target that was paid twice': paysTwice,
    'a cart with two orders': sql`
      select 1 from orders where cart_uuid is not null group by seller_id, cart_uuid having count(*) > 1`,
    'a ticket that was sold twice': sql`
      select 1 from order_tickets where canceled_at is null group by seller_id, ticket_id having count(*) > 1`,
    'an order that was confirmed twice': sql`
      select 1 from mails where kind = 'order-placed' group by seller_id, recipient, subject having count(*) > 1`,
  },
});
