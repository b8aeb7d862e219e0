// One purchase over HTTP, from the first hold to Place Order.
import { deliveryUuid, levels } from '../small-catalogue.ts';
import type { Reply, ServerProcess } from '../server-process.ts';
import type { CardKind, Visitor } from './order-world.ts';

const shippingAddress = {
  First: 'Robin',
  Last: 'Vale',
  AddressLineOne: '48 Harbor Street',
  City: 'Boston',
  State: 'MA',
  Zip: '02110',
  CountryID: 1,
  Phone: '(617) 555-0134',
};

interface CartAnswer {
  cartUUID: string;
  state: string;
  OrderID?: string;
  order?: { OrderID: string };
}

export interface Answer {
  status: number;
  body: Partial<CartAnswer> & { code?: string };
}

/** Throws when there is no server any more. */
export type Send = (path: string, body: object) => Promise<Answer>;

/** Paths that name no call of another kind are those of carts. */
export function sendAs({ cookie, address }: Visitor, server: Pick<ServerProcess, 'send'>): Send {
  return async (path, body) => {
    const call = path.includes('/') ? path : `cart/${path}`;
    const reply: Reply = await server.send(`/gen.v1/${call}`, { cookie, address, body });
    const parsed = JSON.parse(reply.body) as { response?: Answer['body'] } & Answer['body'];
    return { status: reply.status, body: parsed.response ?? parsed };
  };
}

/** Everything up to Place Order; undefined when the tickets were gone. */
export async function fillCart(
  send: Send,
  visitor: Visitor,
  {
    card,
    quantity,
    code,
    level = levels.floor,
    pair,
  }: {
    card: CardKind;
    quantity: number;
    code?: string;
    level?: number;
    pair?: readonly number[] | undefined;
  },
): Promise<string | undefined> {
  const lineItems = pair
    ? [{ priceLevelID: levels.orchestra, quantity: pair.length, ticketIDs: pair }]
    : [{ priceLevelID: level, quantity }];
  const held = await send('createcart', { lineItems, code });
  if (held.status !== 200) return undefined;
  await finishCart(send, visitor, held.body.cartUUID!, card);
  return held.body.cartUUID!;
}

/** The stages between the seats and Place Order. */
export async function finishCart(
  send: Send,
  visitor: Visitor,
  cartUUID: string,
  card: CardKind,
): Promise<void> {
  const stages = [
    await send('begincheckout', { cartUUID }),
    await send('addshippingaddress', { cartUUID, shippingAddress }),
    await send('adddeliverymethod', { cartUUID, deliveryMethodUUID: deliveryUuid(2) }),
    await send('addpaymentmethod', { cartUUID, paymentMethodUUID: visitor.cards[card] }),
  ];
  const refused = stages.find(({ status }) => status !== 200);
  if (refused) throw new Error(`A stage was refused: ${JSON.stringify(refused)}`);
}
