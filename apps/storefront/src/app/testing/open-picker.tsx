// The page of an event whose tickets are drawn, in a test.
import { fireEvent, screen } from '@testing-library/react';
import { draftSeriesRequest, getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { sampleItem, sampleLevel } from '../../parts/testing/sample-items.ts';
import { sampleDraft, sampleSeries } from '../../parts/testing/sample-requests.ts';
import { sampleEvent, sampleOutlet, userSession } from '../../parts/testing/samples.ts';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { openShop } from './open-shop.tsx';

export const levels = [
  sampleLevel({ enableOptOut: true }),
  sampleLevel({ id: 3, name: 'Balcony', limit: 6, minimum: 2, multiplier: 2, priceCents: 40_00, sort: 2 }),
  sampleLevel({ id: 4, name: 'Boxes', saleStatus: 'BEFORE_SALE', sort: 3 }),
  sampleLevel({ id: 5, name: 'Gone', saleStatus: 'OFF_SALE', sort: 4 }),
];
type Change = Parameters<typeof sampleEvent>[0];
export const requestEvent = (event: Change = {}): OutletEvent =>
  sampleEvent({
    salesType: 2,
    series: sampleSeries(),
    items: [sampleItem({ priceLevels: levels })],
    ...event,
  });

interface PickerOptions {
  event?: OutletEvent | undefined;
  requests?: SeriesRequest[] | undefined;
  signedIn?: boolean | undefined;
  server?: ((server: StandInServer) => void) | undefined;
  outlet?: ReturnType<typeof sampleOutlet> | undefined;
}

export const openPicker = ({
  event = requestEvent(),
  requests = [],
  signedIn = true,
  server,
  outlet,
}: PickerOptions = {}) =>
  openShop({
    url: '/event/101',
    events: [event],
    outlet,
    session: signedIn ? userSession() : undefined,
    server: (stand) => {
      stand.on(getSeriesRequests, () => requests).on(draftSeriesRequest, () => [sampleDraft()]);
      server?.(stand);
    },
  });

export const panel = () => screen.getByRole('complementary', { name: 'Current Request' });
export const quantity = () => screen.getByLabelText<HTMLSelectElement>('Quantity, Tickets');
export const choose = (level: string) => fireEvent.click(screen.getByRole('radio', { name: level }));
export const howMany = (count: number) => fireEvent.change(quantity(), { target: { value: String(count) } });
export const button = (name: string) => screen.getByRole('button', { name });
