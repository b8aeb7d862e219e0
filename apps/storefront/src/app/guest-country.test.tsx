// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getTokenInfo } from '@stagedoor/contract/calls/shop/guest-list';
import { contact, invitationOf, openGuestList, type } from './testing/open-guest-list.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const radio = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name });
const state = () => screen.getByLabelText<HTMLInputElement>('State').value;

test('[VALID-17] [GUEST-11] another country empties state and method, and they stay empty on the way back', async () => {
  const info = { deliveryMode: -2, collectsPayment: false };
  await openGuestList({
    url: '/checkout/g/delivery',
    info,
    draft: { quantities: { 102: 2 }, contact },
    server: (server) => {
      const { deliveryMethods, ...invitation } = invitationOf(info);
      const mail = deliveryMethods.find(({ deliveryType }) => deliveryType === 2)!;
      const express = { ...mail, id: 92, uuid: '00000000-0000-4000-8000-000000000092', name: 'Express' };
      server.on(getTokenInfo, () => ({ ...invitation, deliveryMethods: [...deliveryMethods, express] }));
    },
  });
  type('State', 'NY');
  fireEvent.click(radio('Express')!);
  expect([radio('Express')?.checked, state()]).toEqual([true, 'NY']);
  type('Country', '2');
  type('Country', '1');
  expect([radio('Express')?.checked, radio('Mail')?.checked, state()]).toEqual([false, false, '']);
});
