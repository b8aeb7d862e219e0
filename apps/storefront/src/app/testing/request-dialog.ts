// One request in tests of its dialogs, and hands and eyes for them.
import { fireEvent, screen, within } from '@testing-library/react';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { sampleAddon, sampleItem, sampleLevel } from '../../parts/testing/sample-items.ts';
import {
  sampleEventRequest,
  sampleSeries,
  sampleSeriesRequest,
} from '../../parts/testing/sample-requests.ts';
import { sampleEvent } from '../../parts/testing/samples.ts';
import { dialog, home } from './address-book.ts';
import { cardOf } from './open-request.tsx';

export const list = '/user/history/requests';
export const at = (view: string) => `${list}/10001/${view}`;
export const { uuid } = sampleEventRequest();
export const details = `item-details/${uuid}`;
export const payment = (sort: number) => ({
  id: 70 + sort,
  uuid: `00000000-0000-4000-8000-00000000007${sort}`,
  sort,
  paymentMethodId: 1,
  paymentMethodUuid: cardOf(1).uuid,
  paymentMethod: cardOf(1),
  amountCents: 205_00,
});
const shipping = { ...home, id: 1, uuid: '00000000-0000-4000-8000-0000000000f1' };
export const request = (change: Partial<SeriesRequest> = {}) =>
  sampleSeriesRequest({ payments: [payment(1)], shipping, ...change });
const balcony = sampleLevel({ id: 3, name: 'Balcony', priceCents: 40_00, sort: 2, enableOptOut: true });
const vip = sampleItem({
  id: 13,
  name: 'VIP pass',
  priceLevels: [sampleLevel({ id: 5, name: 'Early entry', limit: 2 })],
});
export const event = sampleEvent({
  salesType: 2,
  series: sampleSeries(),
  items: [sampleItem({ priceLevels: [sampleLevel(), balcony] }), vip, sampleAddon()],
});
export const cards = [cardOf(1), cardOf(2)];
export const alertdialog = () => screen.getByRole('alertdialog');
export const quantity = (item: string) =>
  within(dialog()).getByLabelText<HTMLSelectElement>(`Quantity, ${item}`);
export const take = (item: string, value: number) =>
  fireEvent.change(quantity(item), { target: { value: String(value) } });
export const level = (name: string) => within(dialog()).getByRole('radio', { name });

export async function close(shop: { settle: () => Promise<void> }): Promise<void> {
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await shop.settle();
}
