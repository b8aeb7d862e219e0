import type { GuestReceipt } from '@stagedoor/contract/entities/guest-request';
import { guestEventNumber, guestNumber } from '@stagedoor/rules/guests/guest-number';
import { includedTaxes } from '@stagedoor/rules/money/included-tax';
import { guestStatusMessages } from '@stagedoor/rules/messages/guest-status';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { findSoldEvents } from '../catalogue/index.ts';
import type { SoldEvent } from '../catalogue/index.ts';
import { cardsById } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { findLines } from './guest-request-store.ts';
import type { GuestLineRow, GuestRequestRow } from './guest-request-store.ts';

const describeLine = (line: GuestLineRow): GuestReceipt['events'][number]['lines'][number] => ({
  priceLevelId: line.price_level_id,
  itemName: line.item_name,
  levelName: line.level_name,
  quantity: line.quantity,
  priceCents: line.unit_price_cents,
  feesCents: line.unit_fees_cents,
});

/** MONEY-04: the tax in what it costs. */
function taxesIn({ shipping_cents }: GuestRequestRow, lines: readonly GuestLineRow[]) {
  const taxes = includedTaxes(
    lines.map((line) => ({
      grossCents: line.quantity * (line.unit_price_cents + line.unit_fees_cents),
      includedPpm: line.included_ppm,
    })),
    [shipping_cents],
  );
  return taxes.length > 0 ? taxes : undefined;
}

/** The requested events in the order of their numbers. */
export async function eventsOfRequest(
  db: Db,
  row: GuestRequestRow,
): Promise<{ show: SoldEvent; number: string; lines: GuestLineRow[] }[]> {
  const lines = await findLines(db, row);
  const byEvent = Map.groupBy(lines, (line) => line.outlet_event_id);
  const shows = await findSoldEvents(db, row.seller_id, [...byEvent.keys()]);
  return [...byEvent].flatMap(([eventId, own]) => {
    const show = shows.find((each) => each.eventId === eventId);
    return show
      ? [{ show, number: guestEventNumber(row.unique_id, firstOf(own).event_place), lines: own }]
      : [];
  });
}

export async function readGuestRequest(db: Db, row: GuestRequestRow): Promise<GuestReceipt> {
  const { payment_method_id } = row;
  const cards = await cardsById(db, row.seller_id, payment_method_id === null ? [] : [payment_method_id]);
  const events = await eventsOfRequest(db, row);
  return {
    uuid: row.request_uuid,
    number: guestNumber(row.unique_id),
    status: { state: row.state, text: guestStatusMessages[row.state] },
    paymentProblem: row.state === 'pending' ? (row.payment_problem ?? undefined) : undefined,
    reason: row.state === 'declined' ? (row.decision_reason ?? undefined) : undefined,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    additionalEmails: row.additional_emails,
    phone: row.phone,
    deliveryOption: row.delivery_option,
    delivery: {
      id: row.delivery_method_id,
      deliveryType: row.delivery_type_id,
      name: row.delivery_name,
      notes: row.delivery_notes ?? undefined,
    },
    collectorFirstName: row.collector_first_name ?? undefined,
    collectorLastName: row.collector_last_name ?? undefined,
    shippingAddress: row.shipping_address ?? undefined,
    paymentMethod: payment_method_id === null ? undefined : cards.get(payment_method_id),
    totals: {
      ticketsCents: row.tickets_cents,
      feesCents: row.fees_cents,
      taxesCents: row.taxes_cents,
      includedTaxes: taxesIn(
        row,
        events.flatMap(({ lines }) => lines),
      ),
      shippingCents: row.shipping_cents,
      totalCents: row.total_cents,
    },
    events: events.map(({ show, number, lines }) => ({
      eventId: show.eventId,
      number,
      name: show.name,
      artistName: show.artistName,
      startsAt: show.startsAt,
      displayShowTime: show.displayShowTime,
      venue: show.venue,
      imageUrl: show.imageUrl,
      lines: lines.map(describeLine),
    })),
    createdAt: row.created_at,
  };
}
