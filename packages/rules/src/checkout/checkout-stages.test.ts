import { expect, test } from 'vitest';
import { isFlow, stageAfter, stagesOf } from './checkout-stages.ts';

const visitor = { signedIn: false, hasAddons: true, collectsPayment: true };
const customer = { ...visitor, signedIn: true };
const table = (flow: 'i' | 'f' | 'g', facts = visitor) =>
  stagesOf(flow, facts).map(({ stage, label, heading }) => [stage, label, heading]);

test('[CART-02] the instant stages and their labels', () => {
  expect(table('i')).toEqual([
    ['review', 'Confirm Selection', 'Confirm Selection'],
    ['login', 'Sign In', 'Sign In'],
    ['addons', 'Add to Order', 'Add to Order'],
    ['shipping-address', 'Shipping', 'Shipping'],
    ['delivery', 'Delivery', 'Delivery'],
    ['payment-method', 'Billing', 'Billing'],
    ['confirm', 'Place Order', 'Place Order'],
  ]);
});

test('[FAN-02] the fan stages, their labels and headings', () => {
  expect(table('f')).toEqual([
    ['login', 'Sign In', 'Sign In'],
    ['addons', 'Addons', 'Add to Request'],
    ['shipping-address', 'Shipping', 'Shipping Details'],
    ['payment-method', 'Billing', 'Payment Details'],
    ['confirm', 'Confirm', 'Place Request'],
  ]);
});

test('[GUEST-05] [GUEST-04] the guest stages; payment only when the invitation collects it', () => {
  expect(table('g')).toEqual([
    ['contact-info', 'Contact Info', 'Contact Info'],
    ['delivery', 'Delivery', 'Delivery'],
    ['payment-method', 'Billing', 'Billing'],
    ['confirm', 'Complete Request', 'Complete Request'],
  ]);
  expect(table('g', { ...visitor, collectsPayment: false }).map(([stage]) => stage)).toEqual([
    'contact-info',
    'delivery',
    'confirm',
  ]);
  expect(table('f', { ...visitor, collectsPayment: false })).toEqual(table('f'));
});

test('[CHECKOUT-04] [CHECKOUT-07] addons are skipped when there are none, login once signed in', () => {
  expect(table('f', { ...customer, hasAddons: false }).map(([stage]) => stage)).toEqual([
    'shipping-address',
    'payment-method',
    'confirm',
  ]);
});

test('[CART-01] each stage leads to the next one that is not skipped', () => {
  expect(stageAfter('i', 'review', visitor)).toBe('login');
  expect(stageAfter('i', 'review', customer)).toBe('addons');
  expect(stageAfter('i', 'login', { ...customer, hasAddons: false })).toBe('shipping-address');
  expect(stageAfter('i', 'confirm', customer)).toBeNull();
});

test('[ROUTE-04] [CHECKOUT-01] the type is i, f or g exactly', () => {
  expect(['i', 'f', 'g', 'foo', '', undefined].map(isFlow)).toEqual([true, true, true, false, false, false]);
});

test('[CART-23] what is free is asked for no card, and what nobody sends for no street', () => {
  const free = { ...customer, hasAddons: false, collectsPayment: false };
  expect(table('i', free).map(([stage]) => stage)).toEqual([
    'review',
    'shipping-address',
    'delivery',
    'confirm',
  ]);
  const collected = { ...customer, hasAddons: false, needsAddress: false };
  expect(table('i', collected).map(([stage]) => stage)).toEqual([
    'review',
    'delivery',
    'payment-method',
    'confirm',
  ]);
});
