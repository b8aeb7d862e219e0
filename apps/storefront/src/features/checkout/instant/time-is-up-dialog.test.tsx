// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createOrder } from '@stagedoor/contract/calls/shop/order';
import { TimeIsUpDialog } from './time-is-up-dialog.tsx';

afterEach(cleanup);

test('[CART-07] an order that was sent in time is waited for before the time is said to be up', async () => {
  const client = new QueryClient();
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const order = client
    .getMutationCache()
    .build(client, { mutationKey: [createOrder.name], mutationFn: () => answer });
  const sent = order.execute(undefined);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TimeIsUpDialog expired />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  resolve();
  await act(() => sent);
  expect(await screen.findByRole('alertdialog', { name: "Time's Up" })).toBeTruthy();
});
