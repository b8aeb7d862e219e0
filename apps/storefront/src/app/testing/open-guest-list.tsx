// A guest list in a test: an invitation with two events, and whatever stage of the request.
import { fireEvent, screen } from '@testing-library/react';
import { createGuestRequest, getGuestRequest, getTokenInfo } from '@stagedoor/contract/calls/shop/guest-list';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { EventItem, PriceLevel } from '@stagedoor/contract/entities/event';
import type { GuestReceipt } from '@stagedoor/contract/entities/guest-request';
import type { Invitation, InviteInfo } from '@stagedoor/contract/entities/invitation';
import type { Session } from '@stagedoor/contract/entities/session';
import { sampleSeries } from '../../parts/testing/sample-requests.ts';
import { sampleEvent, sampleOutlet } from '../../parts/testing/samples.ts';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { card } from './card-book.ts';
import { openShop } from './open-shop.tsx';

const method = (id: number, name: string, priceCents: number, deliveryType: number) => ({
  id,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  deliveryMethodId: id,
  deliveryType,
  type: { constant: '' },
  name,
  priceCents,
  active: true,
});
const methods = [
  method(1, 'Guest table', 0, 1),
  method(2, 'Mail', 7_50, 2),
  method(3, 'Mail abroad', 24_00, 3),
  method(4, 'Phone', 0, 4),
];

const level = (id: number, name: string, priceCents: number, limit: number): PriceLevel => ({
  id,
  name,
  priceCents,
  limit,
  sort: id,
  enableOptOut: false,
  saleStatus: 'ON_SALE',
  fees: [],
});
const item = (id: number, ...priceLevels: PriceLevel[]): EventItem => ({
  id,
  name: 'Guest places',
  kind: { name: 'Ticket', typeId: 1, suppressOnEventPage: false },
  priceLevels,
  allowRefund: false,
});
const series = sampleSeries({ id: 31, enableMobileDelivery: true });

const plain = sampleEvent({
  id: 1,
  items: [item(11, level(101, 'House', 0, 2), level(102, 'Friends', 20_00, 4))],
});
const mobile = sampleEvent({
  id: 2,
  items: [item(21, level(201, 'Box', 40_00, 4))],
  series,
  show: { artist: { id: 2, name: 'Copper Hour' }, startsAt: new Date('2026-12-20T00:30:00Z') },
});

export const invitationOf = (info: Partial<InviteInfo> = {}): Invitation => ({
  info: {
    deliveryMode: -1,
    collectsPayment: true,
    guestName: 'Ana Ruiz',
    expiresAt: new Date('2026-12-24T17:00:00Z'),
    ticketQuota: 4,
    ticketsLeft: 4,
    ...info,
  },
  events: [plain, mobile],
  taxes: [],
  deliveryMethods: methods,
});

export const receiptOf = (receipt: Partial<GuestReceipt> = {}): GuestReceipt => ({
  uuid: '00000000-0000-4000-8000-0000000000aa',
  number: 'G4821930573',
  status: { state: 'pending', text: 'Pending approval' },
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  additionalEmails: 'b@example.com, c@example.com',
  phone: '(212) 555-0100',
  deliveryOption: 'willCall',
  delivery: { id: 1, deliveryType: 1, name: 'Guest table', notes: 'By the stage door' },
  collectorFirstName: 'Bo',
  collectorLastName: 'Lind',
  totals: { ticketsCents: 40_00, feesCents: 0, taxesCents: 0, shippingCents: 0, totalCents: 40_00 },
  paymentMethod: card(1111),
  events: [
    {
      eventId: 1,
      number: 'G4821930573-1',
      name: 'Live',
      artistName: 'Juniper & the Tides',
      startsAt: new Date('2026-12-16T00:30:00Z'),
      displayShowTime: true,
      venue: { name: 'Granite Hall', city: 'Boston', state: 'MA' },
      lines: [
        {
          priceLevelId: 102,
          itemName: 'Guest places',
          levelName: 'Friends',
          quantity: 2,
          priceCents: 20_00,
          feesCents: 0,
        },
      ],
    },
  ],
  createdAt: new Date('2026-11-15T17:00:00Z'),
  ...receipt,
});

interface GuestListOptions {
  url?: string;
  info?: Partial<InviteInfo>;
  session?: Session;
  invitationToken?: string;
  /** What is in the tab already. */
  draft?: object;
  server?: (server: StandInServer) => void;
}

export const noInvitation = () => ({ events: [], taxes: [], deliveryMethods: [] });

export async function openGuestList({
  url = '/',
  info,
  session,
  invitationToken,
  draft,
  server,
}: GuestListOptions = {}) {
  if (draft) {
    const owner = `${invitationOf(info).info.guestName} ${invitationOf(info).info.expiresAt.toISOString()}`;
    const requestUuid = '00000000-0000-4000-8000-0000000000dd';
    sessionStorage.setItem('draft:guest-request', JSON.stringify({ owner, requestUuid, ...draft }));
  }
  return openShop({
    url,
    outlet: sampleOutlet({ outletType: 3 }),
    session,
    invitationToken,
    server: (stand) => {
      stand
        .on(getTokenInfo, () => invitationOf(info))
        .on(createGuestRequest, () => receiptOf())
        .on(getGuestRequest, () => receiptOf())
        .on(getSavedAddresses, () => ({ addresses: [] }))
        .on(listPaymentMethods, () => ({ paymentMethods: [card(1111)] }));
      server?.(stand);
    },
  });
}

export const contact = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  additionalEmails: '',
  phone: '(212) 555-0100',
};
export const willCall = {
  option: 'willCall',
  collector: { firstName: 'Ana', lastName: 'Ruiz' },
  savedUuid: '',
  methodUuid: null,
};

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const steps = () =>
  [...screen.getByRole('navigation', { name: 'Checkout' }).querySelectorAll('li')].map(
    (step) => step.textContent?.replace(/^\d/, '').replace(' (done)', '') ?? '',
  );
