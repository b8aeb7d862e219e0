import { randomUUID } from 'node:crypto';
import { guestCheckoutMessages } from '@stagedoor/rules/messages/guest-checkout';
import { letterSampleMessages } from '@stagedoor/rules/messages/letter-samples';
import { guestEventNumber } from '@stagedoor/rules/guests/guest-number';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterheadOf } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import { officeOrders, shipping } from '../../orders/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { LetterSamples, SamplePlace, WriteSample } from '../../office/index.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { latestRequest } from '../guest-request-store.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { latestInvitation } from '../invitation-store.ts';
import { queueInvitation } from '../inviting/invitation-letters.ts';
import { eventsOfRequest } from '../read-guest-request.ts';
import { queueGuestNews } from './request-decided-mail.ts';
import type { GuestNews } from './request-decided-mail.ts';
import { queueRequestReceived } from './request-received-mail.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Asked = Awaited<ReturnType<typeof eventsOfRequest>>;

/** As if whoever bought this had asked for it as a guest. */
async function askedAsGuest(tx: Tx, order: OrderRow, now: Date) {
  const { seller_id, outlet_id, unique_id, email } = order;
  const { buyer } = await shipping.partsOf(tx, order);
  const request_uuid = randomUUID();
  const row: GuestRequestRow = {
    seller_id,
    request_uuid,
    unique_id,
    outlet_id,
    invitation_id: 0,
    draft_uuid: request_uuid,
    user_id: null,
    state: 'pending',
    first_name: buyer.firstName,
    last_name: buyer.lastName,
    email,
    additional_emails: '',
    language: null,
    phone: '',
    delivery_option: 'willCall',
    delivery_method_id: 0,
    delivery_type_id: 1,
    delivery_name: guestCheckoutMessages.willCall,
    delivery_notes: null,
    collector_first_name: null,
    collector_last_name: null,
    shipping_address: null,
    payment_method_id: null,
    tickets_cents: order.tickets_cents,
    fees_cents: order.fees_cents,
    taxes_cents: order.taxes_cents,
    shipping_cents: 0,
    total_cents: order.total_cents,
    proposed_by: null,
    charging_since: null,
    payment_problem: null,
    decided_at: null,
    decided_by: null,
    decision_reason: letterSampleMessages.reason,
    is_test: false,
    hidden_at: null,
    created_at: now,
    updated_at: now,
  };
  const lines = await officeOrders.linesOf(tx, seller_id, [order.order_id]);
  const [first] = lines;
  const shows = first ? await findSoldEvents(tx, seller_id, [first.outlet_event_id]) : [];
  const events: Asked = shows.map((show) => ({
    show,
    number: guestEventNumber(unique_id, 1),
    lines: lines
      .filter(({ outlet_event_id }) => outlet_event_id === show.eventId)
      .map((line) => ({ ...line, request_uuid, event_place: 1, asked_quantity: null })),
  }));
  return { row, events };
}

async function findAsked(tx: Tx, place: SamplePlace) {
  const row = await latestRequest(tx, place);
  if (row) return { row, events: await eventsOfRequest(tx, row) };
  const order = await officeOrders.sample(tx, place);
  return order && askedAsGuest(tx, order, place.now);
}

export function guestSamples({ outlets, publicAddress }: GuestListNeeds): LetterSamples {
  const sample =
    (
      write: (tx: Tx, row: GuestRequestRow, from: Letterhead, events: Asked, now: Date) => Promise<void>,
    ): WriteSample =>
    async (tx, place) => {
      const asked = await findAsked(tx, place);
      const outlet = await outlets.get(place.outletId);
      const from = letterheadOf(outlet, publicAddress(outlet));
      if (asked) await write(tx, asked.row, from, asked.events, place.now);
    };
  const news = (what: GuestNews) =>
    sample((tx, row, from, events, now) => queueGuestNews(tx, what, row, from, now, events));
  return {
    'guest-invitation': async (tx, place) => {
      const invitation = await latestInvitation(tx, place);
      const order = invitation ? undefined : await officeOrders.sample(tx, place);
      if (!invitation && !order) return;
      const guest = {
        ...(invitation ?? { invitation_id: 0, guest_name: '', ticket_quota: 2, collects_payment: false }),
        outlet_id: place.outletId,
        guest_email: invitation?.guest_email ?? order?.email ?? '',
        expires_at: invitation?.expires_at ?? new Date(place.now.getTime() + WEEK_MS),
      };
      await queueInvitation(tx, guest, 'sample', publicAddress, place.now);
    },
    'guest-request-received': sample((tx, row, from, events, now) =>
      queueRequestReceived(tx, row, from, now, events),
    ),
    'guest-request-approved': news('approved'),
    'guest-request-declined': news('declined'),
    'guest-request-card-refused': news('card-refused'),
    'guest-request-returned': news('returned'),
  };
}
