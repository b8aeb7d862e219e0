import { expect, test } from 'vitest';
import { createGuestRequest } from './calls/shop/guest-list.ts';
import { createRequest } from './calls/shop/requests.ts';
import { asSent } from './sent-names.ts';

const sentRequest = { OutletEventItemRequests: [{ PriceLevelID: 1 }, { PRICELEVELID: null, Quantity: 2 }] };

test.each([
  ['any casing', 'outletEventItemRequests.1.priceLevelId', 'OutletEventItemRequests.1.PRICELEVELID'],
  ['beside a casing of its own', 'outletEventItemRequests.1.quantity', 'OutletEventItemRequests.1.Quantity'],
  ['what was left out', 'outletEventItemRequests.0.quantity', 'OutletEventItemRequests.0.quantity'],
  ['what no contract knows', 'somewhere.else', 'somewhere.else'],
])('[ENTITY-37] a complaint names a field as it was sent: %s', (_what, path, name) => {
  expect(asSent(createRequest.input, sentRequest, path)).toBe(name);
});

test.each([
  ['another spelling', { contactInfo: { Phone: '1' } }, 'contactInfo.GuestPhone', 'contactInfo.Phone'],
  ['without its wrapping', { First: 'A', Phone: '1' }, 'contactInfo.GuestPhone', 'Phone'],
  ['not at all', {}, 'contactInfo.GuestPhone', 'contactInfo.GuestPhone'],
  ['an address', { ShippingAddress: { zip: '' } }, 'shippingAddress.Zip', 'ShippingAddress.zip'],
])("[CALL-52] [ENTITY-37] a guest's field is named as it was sent: %s", (_what, sent, path, name) => {
  expect(asSent(createGuestRequest.input, { GuestListRequest: sent }, path)).toBe(name);
  expect(asSent(createGuestRequest.input, { guestlistrequest: sent }, `GuestListRequest.${path}`)).toBe(
    `guestlistrequest.${name}`,
  );
});

test('[ENTITY-37] the declared spelling goes before another one that was sent as well', () => {
  const sent = { contactInfo: { Phone: '1', GuestPhone: '2' } };
  expect(asSent(createGuestRequest.input, { GuestListRequest: sent }, 'contactInfo.GuestPhone')).toBe(
    'contactInfo.GuestPhone',
  );
});
