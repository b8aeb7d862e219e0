// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getOrder } from '@stagedoor/contract/calls/shop/order';
import { sampleOrder, sampleOrderLine, samplePayment } from '../parts/testing/sample-orders.ts';
import { sampleRequestLine, sampleSeries } from '../parts/testing/sample-requests.ts';
import { card } from './testing/card-book.ts';
import { openRequests } from './testing/request-book.ts';
import {
  list,
  tour,
  touring,
  onTour,
  decided,
  links,
  headers,
  radios,
  openDetails,
} from './testing/tour-requests.ts';

afterEach(cleanup);

/** The order that came of a request: another level, at another price. */
const awarded = (eventId: number) =>
  sampleOrder({
    lines: [
      sampleOrderLine({
        eventId,
        itemId: sampleRequestLine().itemId,
        priceLevelId: 3,
        quantity: 1,
        unitPriceCents: 60_00,
        unitFeesCents: 8_00,
      }),
    ],
    scheduledPayments: [samplePayment({ paymentMethod: card(1111) })],
  });

describe('what can be done', () => {
  test('[HIST-REQ-08] [HIST-REQ-09] [HIST-REQ-10] [HIST-REQ-12] [PLAN-02] [SERIES-06] everything while the series is open', async () => {
    await openRequests(list, { requests: [onTour()] });
    expect(screen.getByRole('link', { name: '+ Add to Your Request +' }).getAttribute('href')).toBe(
      '/events',
    );
    expect(links()).toEqual(
      expect.arrayContaining(['Edit Shipping 10001', 'Manage Payment 10001', 'Enroll in Payment Plan 10001']),
    );
    openDetails();
    expect(links().join()).toMatch(/Edit Request Juniper.*Delete Request Juniper/);
  });

  test('[HIST-REQ-10] [HIST-REQ-11] [SERIES-02] [STATUS-01] a closed series leaves the shipping address, and says why', async () => {
    const closed = sampleSeries({ closedDate: new Date('2026-11-14T00:00:00Z') });
    await openRequests(list, { requests: [onTour({ series: { ...closed, tourId: tour.id, tour } })] });
    expect(screen.getByText('Requests have closed.')).toBeTruthy();
    openDetails();
    expect(links().join()).not.toMatch(/Add to|Manage|Enroll|Edit Request|Delete/);
    expect(links()).toContain('Edit Shipping 10001');
    expect(radios().every(({ disabled }) => disabled)).toBe(true);
    expect(screen.queryByText('Choose one night')).toBeNull();
  });

  test('[HIST-REQ-11] [HIST-REQ-12] [STATUS-05] no shipping where the series forbids it or awards are decided, no plan below its minimum', async () => {
    const fixed = { ...touring, allowShippingAddressChanges: false };
    const totals = { ...onTour().totals, totalCents: 199_99 };
    await openRequests(list, { requests: [onTour({ series: fixed, totals })] });
    expect(links().join()).not.toMatch(/Edit Shipping|Enroll/);
    expect(links()).toContain('Manage Payment 10001');
    cleanup();
    const status = { constant: 'STATUS_REQUEST_PROCESSING', customerStatus: 'In the draw' } as const;
    await openRequests(list, { requests: [onTour({ status })] });
    expect(links().join()).not.toMatch(/Add to|Edit Shipping|Manage|Enroll/);
  });

  test('[HIST-REQ-13] [STATUS-08] [HIST-REQ-14] [PLAN-08] [CONST-31] the columns and sums of a pending request', async () => {
    const totals = { ...onTour().totals, taxesCents: 3_00, planFeeCents: 15_00, totalCents: 223_00 };
    await openRequests(list, { requests: [onTour({ totals, planEnrolled: true })] });
    expect(headers().slice(0, 6)).toEqual([
      'Status',
      'Show Date',
      'Event',
      'Location',
      'Total',
      'Priority Select',
    ]);
    const rows = [...document.querySelectorAll('dt')].map(
      (row) => `${row.textContent} ${row.nextElementSibling?.textContent}`,
    );
    expect(rows).toEqual([
      'Feesin the totals above $27.50',
      'Payment Plan Fee $15.00',
      'Taxesin the totals above $3.00',
      'Shipping $7.50',
      'Max Series Total $223.00',
    ]);
  });

  test('[HIST-REQ-13] [HIST-REQ-14] a processed request has no Total and no priority; without plan and taxes no rows of them', async () => {
    await openRequests(`${list}?list=processed&year=2025`, {
      requests: [decided('STATUS_REQUEST_CONFIRMED', { series: touring })],
    });
    expect(headers().slice(0, 4)).toEqual(['Status', 'Show Date', 'Event', 'Location']);
    expect(headers()).not.toContain('Total');
    expect(screen.queryByRole('radio')).toBeNull();
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Tickets',
      'Fees',
      'Shipping',
      'Max Series Total',
    ]);
  });

  test('[HIST-REQ-15] [STATUS-03] [STATUS-06] a row opens to its lines, with the words of what became of them', async () => {
    const lines = [
      sampleRequestLine({ confirmedPriceLevelId: 3, confirmedLevelName: 'Balcony', confirmedQuantity: 1 }),
      sampleRequestLine({
        id: 2,
        uuid: '00000000-0000-4000-8000-000000000012',
        levelName: 'Box',
        optOut: true,
      }),
      sampleRequestLine({
        id: 3,
        uuid: '00000000-0000-4000-8000-000000000013',
        itemName: 'Parking',
        levelName: 'Garage',
        isAddOn: true,
      }),
    ];
    const [each] = decided('STATUS_REQUEST_CONFIRMED_ALTERNATE').eventRequests;
    await openRequests(`${list}?list=processed&year=2025`, {
      requests: [
        decided('STATUS_REQUEST_CONFIRMED_ALTERNATE', {
          orderUniqueId: '0000000005',
          eventRequests: [{ ...each!, lines }],
        }),
      ],
      server: (server) => server.on(getOrder, () => ({ order: awarded(each!.eventId) })),
    });
    openDetails();
    const shown = screen.getAllByRole('listitem').filter((item) => item.closest('table'));
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      '1st · Balcony × 1 instead of Orchestra × 2 CONFIRMEDTickets · $60.00 each, plus $8.00 in fees$60.00',
      '2nd · Box × 2DECLINEDTickets · This level or nothing',
      'Garage × 2DECLINEDParking',
    ]);
    // Fewer than asked for is not green, whatever the word.
    expect(within(shown[0]!).getByText('CONFIRMED').className).toContain('attention');
    expect(screen.getByText('Paid with Visa ending in 1111')).toBeTruthy();
  });

  test('[RECEIPT-03] of a denied request the list says that nothing was charged', async () => {
    await openRequests(`${list}?list=processed&year=2025`, { requests: [decided('STATUS_REQUEST_DENIED')] });
    expect(screen.getByText('Nothing was charged to your card.')).toBeTruthy();
    expect(screen.queryByText(/^Paid with/)).toBeNull();
    // The most that it could have cost is called so, and adds up.
    const most = screen.getByRole('heading', { name: 'What it could have cost' }).parentElement!;
    expect(most.textContent).toMatch(/^What it could have costTickets\$[\d.]+Fees/);
  });
});
