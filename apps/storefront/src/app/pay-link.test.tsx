// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { getPaymentLink, payPaymentLink } from '@stagedoor/contract/calls/shop/payment-link';
import type { PaymentLink } from '@stagedoor/contract/entities/payment-link';
import { card } from './testing/card-book.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(cleanup);

const link = '5b1c2a34-0000-4000-8000-000000000001';
const url = `/pay/${link}`;
const bought: PaymentLink = {
  number: 'Z4100000777',
  firstName: 'Ines',
  state: 'due',
  until: new Date('2026-11-15T16:12:00Z'),
  events: [
    {
      eventId: 102,
      name: 'The homecoming',
      artistName: 'Copper Hour',
      displayShowTime: true,
      lines: [
        { itemName: 'Floor', levelName: 'Standing', quantity: 2, totalCents: 8000, seats: ['Row B, seat 4'] },
      ],
    },
  ],
  delivery: 'Will Call',
  feesCents: 0,
  taxesCents: 500,
  shippingCents: 0,
  totalCents: 8500,
};
const text = () => screen.getByRole('main').textContent ?? '';
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay $85.00' }));

test('[ROUTE-19] [PROG-12] what is paid for, until when, and a card that is declined is told; then it is paid once', async () => {
  let declines = 1;
  const { server } = await openShop({
    url,
    server: (stand: StandInServer) =>
      void stand
        .on(getPaymentLink, () => bought)
        .on(listPaymentMethods, () => ({ paymentMethods: [card(1111), card(4242)] }))
        .on(payPaymentLink, () => {
          if ((declines -= 1) >= 0) throw refusal(402, 'CARD_DECLINED', 'Your card was declined.');
          return { ...bought, state: 'paid' as const, until: undefined };
        }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Your tickets wait for you, Ines' });
  for (const part of ['Order Z4100000777', 'Standing × 2', 'Row B, seat 4', '$85.00', '11:12 AM'])
    expect(text()).toContain(part);
  await userEvent.click(await screen.findByRole('radio', { name: /1111/ }));
  await pay();
  expect((await screen.findAllByText('Your card was declined.')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('radio', { name: /4242/ }));
  await pay();
  await screen.findByRole('heading', { level: 1, name: 'Thank you, Ines' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(server.asked.filter(({ path }) => path === payPaymentLink.path).map(({ input }) => input)).toEqual(
    [card(1111).uuid, card(4242).uuid].map((paymentMethodUuid) => ({
      payLink: link,
      paymentMethodUuid,
      totalCents: 8500,
    })),
  );
  expect(server.asked.find(({ path }) => path === listPaymentMethods.path)?.input).toMatchObject({
    payLink: link,
  });
});

test('[ROUTE-19] a link whose time is over says so and takes no card; one that is none is not there', async () => {
  await openShop({
    url,
    server: (stand: StandInServer) =>
      void stand.on(getPaymentLink, () => ({ ...bought, state: 'over' as const })),
  });
  await screen.findByRole('heading', { level: 1, name: 'This link is no longer good' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  cleanup();
  await openShop({
    url,
    server: (stand: StandInServer) =>
      void stand.on(getPaymentLink, () => {
        throw refusal(404, 'NOT_FOUND', 'Not found');
      }),
  });
  await screen.findByRole('heading', { level: 1, name: 'There is nothing to pay here' });
});
