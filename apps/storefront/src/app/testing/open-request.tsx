// A fan request in a test: a draft in the tab, on one of its stages.
import { screen } from '@testing-library/react';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import {
  createRequest,
  draftSeriesRequest,
  getSeriesRequests,
} from '@stagedoor/contract/calls/shop/requests';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import type { Series } from '@stagedoor/contract/entities/series';
import { rememberRequest } from '../../parts/requests/request-draft.ts';
import type { RequestDraft } from '../../parts/requests/request-draft.ts';
import { sampleAddon, sampleItem } from '../../parts/testing/sample-items.ts';
import { sampleDraft, sampleEventRequest, sampleSeries } from '../../parts/testing/sample-requests.ts';
import { sampleEvent, userSession } from '../../parts/testing/samples.ts';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { address, outlet } from './open-checkout.tsx';
import { openShop } from './open-shop.tsx';

export const cardOf = (sort: number, card: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: sort,
  uuid: `00000000-0000-4000-8000-0000000000c${sort}`,
  gatewayCardId: 'x',
  holderName: 'Robin Vale',
  lastFour: `${sort}${sort}${sort}${sort}`,
  expiration: '2030-03',
  type: 'Visa',
  isDefault: sort === 1,
  description: '',
  sort,
  ...card,
});

export const begun: RequestDraft = {
  eventId: 101,
  seriesId: 11,
  lines: [{ priceLevelId: 1, quantity: 2, optOut: false }],
};
export const addressed: RequestDraft = { ...begun, shipping: { address } };
export const complete: RequestDraft = {
  ...addressed,
  payment: { planEnrolled: false, cardUuids: [cardOf(1).uuid] },
};
export const enrolled: RequestDraft = {
  ...addressed,
  payment: { planEnrolled: true, cardUuids: [cardOf(1).uuid, cardOf(2).uuid, cardOf(1).uuid] },
};

const policies = [
  { id: 1, headline: 'Privacy', text: '', policyType: 1, salesType: -1 },
  { id: 2, headline: 'Terms', text: '', policyType: 2, salesType: -1 },
  { id: 3, headline: 'Paying in three', text: '<p>How it works.</p>', policyType: 3, salesType: 2 },
  { id: 7, headline: 'Plan terms', text: '', policyType: 7, salesType: 2 },
];

interface RequestOptions {
  draft?: RequestDraft;
  stage?: string;
  series?: Partial<Series>;
  addons?: boolean;
  signedIn?: boolean;
  cards?: PaymentMethod[];
  policies?: typeof policies;
  outlet?: typeof outlet;
  server?: (server: StandInServer) => void;
}

export async function openRequest(options: RequestOptions = {}) {
  const {
    draft,
    stage = 'shipping-address',
    addons,
    signedIn = true,
    cards = [cardOf(1), cardOf(2)],
  } = options;
  if (draft) rememberRequest(draft);
  const items = addons ? [sampleItem(), sampleAddon()] : [sampleItem()];
  return openShop({
    url: `/checkout/f/${stage}`,
    outlet: { ...(options.outlet ?? outlet), policies: options.policies ?? policies },
    events: [sampleEvent({ salesType: 2, series: sampleSeries(options.series), items })],
    session: signedIn ? userSession({ email: 'robin@example.com' }) : undefined,
    server: (stand) => {
      stand
        .on(getSeriesRequests, () => [])
        .on(draftSeriesRequest, () => [sampleDraft()])
        .on(getSavedAddresses, () => ({ addresses: [] }))
        .on(listPaymentMethods, () => ({ paymentMethods: cards }))
        .on(createRequest, () => ({ number: '10001', eventRequestUuid: sampleEventRequest().uuid }));
      options.server?.(stand);
    },
  });
}

export const panel = () => screen.getByRole('complementary', { name: 'Current Request' }).textContent ?? '';
export const locked = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
