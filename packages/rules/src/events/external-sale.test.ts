import { expect, test } from 'vitest';
import { externalSalePopup } from './external-sale.ts';

const policy = {
  policyType: 6,
  salesType: -1,
  headline: 'See you there',
  text: 'Tickets are sold by the venue.',
};

test('[LIST-13] [CONST-23] the default headline, or that of the policy of type 6 with its text', () => {
  expect(externalSalePopup([], 'https://venue.example')).toEqual({
    headline: 'You are now leaving our site',
    text: null,
    url: 'https://venue.example',
  });
  expect(externalSalePopup([policy], 'https://venue.example')).toMatchObject({
    headline: 'See you there',
    text: 'Tickets are sold by the venue.',
  });
  const own = { ...policy, salesType: 3, headline: 'Off to the venue', text: 'Bye.' };
  const instant = { ...own, salesType: 1, headline: 'Not this one' };
  expect(externalSalePopup([instant, policy, own], 'https://venue.example')).toMatchObject({
    headline: 'Off to the venue',
    text: 'Bye.',
  });
});

test('[LIST-12] without an address that can be opened, none is offered', () => {
  expect(externalSalePopup([], null).url).toBeNull();
  expect(externalSalePopup([], 'javascript:alert(1)').url).toBeNull();
});
