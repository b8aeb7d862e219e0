import { expect, test } from 'vitest';
import { changeShippingCountry, missingAddress, missingDelivery, validateShipping } from './shipping-form.ts';

const form = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '12 Elm St',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0100',
  deliveryMethodUuid: 'm-1',
};

test('[VALID-16] [ERR-57] a delivery method is required where one is asked for', () => {
  const without = { ...form, deliveryMethodUuid: null };
  expect(validateShipping(form, true)).toEqual({});
  expect(validateShipping(without, false)).toEqual({});
  expect(validateShipping(without, true)).toEqual({ deliveryMethodUuid: 'Delivery Method Required' });
  expect(validateShipping({ ...without, city: '' }, true)).toEqual({
    city: 'City Required',
    deliveryMethodUuid: 'Delivery Method Required',
  });
});

test('[VALID-17] [ADDR-16] [CHECKOUT-08] another country clears the state and the delivery method', () => {
  expect(changeShippingCountry(form, 2)).toEqual({
    ...form,
    countryId: 2,
    state: '',
    deliveryMethodUuid: null,
  });
  expect(changeShippingCountry(form, 1)).toBe(form);
});

test('[PAY-06] [ERR-60] [ERR-61] a stage sent without its address or its method says so', () => {
  expect(missingAddress(null)).toBe('error missing shipping address details');
  expect(missingAddress(form)).toBeNull();
  expect(missingDelivery(null)).toBe('error missing delivery method details');
  expect(missingDelivery('m-1')).toBeNull();
});
