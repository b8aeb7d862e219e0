// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clearUserData } from './clear-user-data.ts';

test('[SESSION-07] the customer’s answers and drafts go, the shop’s answers and the rest stay', () => {
  const client = new QueryClient();
  for (const access of ['open', 'shop', 'visitor', 'customer']) {
    client
      .getQueryCache()
      .build(client, { queryKey: [access], meta: { access } })
      .setData(access);
  }
  client.getMutationCache().build(client, { mutationKey: ['createOrder'] });
  sessionStorage.setItem('draft:request', 'x');
  localStorage.setItem('draft:cart', 'x');
  localStorage.setItem('another', 'x');
  sessionStorage.setItem('closed-content', '4');
  clearUserData(client, sessionStorage);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['open', 'shop']);
  expect(client.getMutationCache().getAll()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['closed-content']);
  expect(Object.keys(localStorage)).toEqual(['another']);
});
