// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleItem } from '../parts/testing/sample-items.ts';
import { sampleOrder } from '../parts/testing/sample-orders.ts';
import { sampleEvent, sampleOutlet } from '../parts/testing/samples.ts';
import { complete, main, openStage } from './testing/open-checkout.tsx';
import { openOrders } from './testing/order-book.ts';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const taxed = { currency: 'EUR', includedTax: 'TVA' } as const;

test('[MONEY-04] prices that contain their tax say so, and nothing but shipping is said to come on top', async () => {
  await openShop({
    url: '/event/101',
    events: [sampleEvent({ items: [sampleItem()] })],
    outlet: sampleOutlet(taxed),
  });
  expect(main().textContent).toContain('All prices include fees and TVA.');
  fireEvent.change(screen.getByLabelText('Quantity, Orchestra'), { target: { value: '2' } });
  expect(main().textContent).toContain('TotalBefore shipping€197.50');
  expect(main().textContent).toContain('Prices include TVA. Shipping is added before you pay.');
  expect(main().textContent).not.toMatch(/taxes/i);
});

test('[MONEY-04] the cart tells rate and amount under the total that is paid', async () => {
  const totals = { ...complete.totals!, includedTaxes: [{ ppm: 200_000, taxCents: 34_17 }] };
  await openStage({ stage: 'confirm', cart: { ...complete, totals }, shop: taxed });
  expect(main().textContent).toContain('TotalIncludes €34.17 TVA (20%)€205.00');
  cleanup();
  await openStage({ stage: 'confirm', cart: complete });
  expect(main().textContent).toContain('Total$205.00');
});

test('[MONEY-05] a receipt leads to the order’s invoice and to every credit note', async () => {
  const invoices = [
    { number: '2026-00001', kind: 'invoice', day: '2026-11-18', path: '/invoice/1' },
    { number: '2026-00002', kind: 'credit-note', day: '2026-11-19', path: '/invoice/2' },
  ] as const;
  await openOrders('/user/history/orders/Z0000000005/receipt', {
    orders: [sampleOrder({ invoices: [...invoices] })],
  });
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Invoice 2026-00001 (PDF)')).toBe('/invoice/1');
  expect(leadsTo('Credit note 2026-00002 (PDF)')).toBe('/invoice/2');
});
