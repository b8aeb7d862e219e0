// PROG-12: the letter that asks for the money, with the link to pay by and until when the tickets are kept.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { labels } from '@stagedoor/rules/messages/labels';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { payLinkMessages } from '@stagedoor/rules/messages/pay-link';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { required } from '@stagedoor/rules/values/required';
import { greeting, speakToBuyer } from '../accounts/index.ts';
import { includedFacts, letterParts, queueMail, timesOf } from '../mail/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import { saleOf } from './counter-store.ts';
import type { CounterSaleRow } from './counter-store.ts';
import { counterOrders } from './counter-orders.ts';

const { paragraph, button, facts, note } = letterParts;

type Fact = readonly [name: string, value: string];
type Told = Awaited<ReturnType<typeof counterOrders.toldOfOrder>>;

const placeOf = ({ venue }: Told['shows'][number]): string =>
  venue ? [venue.name, venue.city, venue.state].filter(Boolean).join(', ') : '';

function factsOf(show: Told['shows'][number], { bill, seats }: Told): Fact[] {
  const when = show.startsAt && showDateText({ ...show, showDate: show.startsAt }, timesOf(bill.from));
  const told: Fact[] = [[labels.event, [show.artistName, ownWords(show.name)].filter(Boolean).join(': ')]];
  if (when) told.push([labels.showDate, when]);
  if (show.venue) told.push([labels.location, placeOf(show)]);
  for (const line of bill.lines.filter(({ eventId }) => eventId === show.eventId)) {
    const places = seatLines(seats.get(line.priceLevelId) ?? []);
    told.push([
      ownWords(line.itemName),
      [`${line.quantity} × ${ownWords(line.levelName)}`, ...places].join('; '),
    ]);
  }
  return told;
}

/** The order has a payment that waits. */
export async function queueDueLetter(
  tx: Tx,
  needs: { publicAddress: PublicAddress },
  order: OrderRow,
  now: Date,
): Promise<void> {
  const saleUuid = required(order.counter_sale_uuid, 'sale of an order of the counter');
  await writeDueLetter(tx, needs, order, await saleOf(tx, order.seller_id, saleUuid), now);
}

/** The same of a sale that need not be one, to show how the letter looks. */
async function composeDueLetter(
  tx: Tx,
  needs: { publicAddress: PublicAddress },
  order: OrderRow,
  sale: Pick<CounterSaleRow, 'way' | 'pay_link'>,
  now: Date,
): Promise<void> {
  const told = await counterOrders.toldOfOrder(tx, needs, order);
  const payments = await counterOrders.findPayments(tx, order.seller_id, [order.order_id]);
  const { from, totals, email, firstName, delivery } = told.bill;
  const until = payments[0]?.pay_until ?? now;
  const number = orderNumber(order.unique_id);
  const sum = formatMoney(totals.totalCents, order.currency);
  const by = timesOf(from).formatNamed(until);
  const words = payLinkMessages.dueLetter({ number, sum, by, isInvoice: sale.way === 'invoice' });
  await queueMail(
    tx,
    {
      kind: 'counter-due',
      about: `order ${number}`,
      from,
      to: email,
      subject: words.subject,
      headline: words.headline,
      preview: words.preview,
      parts: [
        greeting(firstName),
        paragraph`${words.text}`,
        facts([
          ...told.shows.flatMap((show) => factsOf(show, told)),
          [labels.delivery, delivery.name],
          [labels.total, sum],
          ...includedFacts(totals, { ...from, currency: order.currency }),
        ]),
        button(payLinkMessages.payByCard, `${from.origin}/pay/${sale.pay_link}`),
        note`${payLinkMessages.keptNote(by)}`,
      ],
    },
    now,
  );
}

export const writeDueLetter: typeof composeDueLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => composeDueLetter(tx, ...told));
