import { expect, test } from 'vitest';
import { breadcrumb, openStage, stageToDo, wayBack } from './checkout-path.ts';
import type { Stage } from './checkout-stages.ts';

const visitor = { signedIn: false, hasAddons: true, collectsPayment: true };
const customer = { ...visitor, signedIn: true };
const done = (...stages: Stage[]) => new Set(stages);
const home = { home: true };
const stay = { stay: true };

test('[CHECKOUT-02] [CHECKOUT-03] an unknown type or stage leads home', () => {
  expect(openStage(undefined, 'review', visitor, done())).toEqual(home);
  expect(openStage('foo', 'review', visitor, done())).toEqual(home);
  expect(openStage('i', undefined, visitor, done())).toEqual(home);
  expect(openStage('f', 'review', visitor, done())).toEqual(home);
});

test('[CHECKOUT-03] a stage whose earlier stages are not complete leads home', () => {
  expect(openStage('i', 'shipping-address', customer, done())).toEqual(home);
  expect(openStage('i', 'payment-method', customer, done('review', 'shipping-address'))).toEqual(home);
  expect(openStage('i', 'delivery', customer, done('review', 'shipping-address'))).toEqual(stay);
  expect(openStage('i', 'payment-method', customer, done('review', 'shipping-address', 'delivery'))).toEqual(
    stay,
  );
  expect(openStage('g', 'delivery', visitor, done())).toEqual(home);
  expect(openStage('g', 'delivery', visitor, done('contact-info'))).toEqual(stay);
});

test('[CHECKOUT-09] [ROLE-07] an anonymous buyer is sent to the login stage', () => {
  expect(openStage('i', 'shipping-address', visitor, done('review'))).toEqual({ stage: 'login' });
  expect(openStage('f', 'confirm', visitor, done('shipping-address', 'payment-method'))).toEqual({
    stage: 'login',
  });
  expect(openStage('f', 'confirm', visitor, done())).toEqual({ stage: 'login' });
  expect(openStage('i', 'login', visitor, done('review'))).toEqual(stay);
});

test('[CHECKOUT-07] [CHECKOUT-04] skipped stages lead to the next one', () => {
  expect(openStage('i', 'login', customer, done('review'))).toEqual({ stage: 'addons' });
  expect(openStage('f', 'addons', { ...customer, hasAddons: false }, done())).toEqual({
    stage: 'shipping-address',
  });
  expect(openStage('i', 'addons', { ...visitor, hasAddons: false }, done('review'))).toEqual({
    stage: 'login',
  });
});

test('[GUEST-05] payment of an invitation that collects none leads home', () => {
  const free = { ...visitor, collectsPayment: false };
  expect(openStage('g', 'payment-method', free, done('contact-info', 'delivery'))).toEqual(home);
  expect(openStage('g', 'confirm', free, done('contact-info', 'delivery'))).toEqual(stay);
});

test('[CART-23] a stage that a cart does not need leads on to the next one, and holds nothing up', () => {
  const free = { ...customer, collectsPayment: false, needsAddress: false };
  expect(openStage('i', 'payment-method', free, done('review', 'delivery'))).toEqual({ stage: 'confirm' });
  expect(openStage('i', 'shipping-address', free, done('review'))).toEqual({ stage: 'delivery' });
  expect(openStage('i', 'confirm', free, done('review', 'delivery'))).toEqual(stay);
  expect(stageToDo('i', 'delivery', free, done('review', 'delivery'))).toBe('confirm');
});

test('[CHECKOUT-07] review cannot be reopened after the seats are confirmed', () => {
  expect(openStage('i', 'review', visitor, done())).toEqual(stay);
  expect(openStage('i', 'review', visitor, done('review'))).toEqual({ stage: 'login' });
  const crumbs = breadcrumb('i', 'delivery', customer, done('review', 'shipping-address'));
  expect(crumbs.map(({ stage, state, usable }) => [stage, state, usable])).toEqual([
    ['review', 'done', false],
    ['addons', 'done', true],
    ['shipping-address', 'done', true],
    ['delivery', 'current', true],
    ['payment-method', 'later', false],
    ['confirm', 'later', false],
  ]);
});

test('[CHECKOUT-07] [FAN-02] a crumb has the words of its stage', () => {
  const [, , payment] = breadcrumb('f', 'payment-method', { ...customer, hasAddons: true }, done());
  expect(payment).toEqual({
    stage: 'payment-method',
    label: 'Billing',
    heading: 'Payment Details',
    state: 'current',
    usable: true,
  });
});

test('[CHECKOUT-07] later stages, and earlier ones that lost their data, cannot be used', () => {
  const usable = (current: Stage, complete: Set<Stage>) =>
    breadcrumb('i', current, customer, complete).flatMap((crumb) => (crumb.usable ? crumb.stage : []));
  expect(usable('review', done())).toEqual(['review']);
  expect(usable('delivery', done('review'))).toEqual(['addons', 'delivery']);
});

test('[CHECKOUT-05] [CHECKOUT-08] going back keeps later completed stages usable', () => {
  const crumbs = breadcrumb('f', 'shipping-address', customer, done('shipping-address', 'payment-method'));
  expect(crumbs.filter((crumb) => crumb.usable).map((crumb) => crumb.stage)).toEqual([
    'addons',
    'shipping-address',
    'payment-method',
  ]);
});

test('[CHECKOUT-08] after a change the way leads to the next stage that is not complete, or straight to the end', () => {
  const facts = { signedIn: true, hasAddons: true, collectsPayment: true };
  const to = (after: Stage, ...done: Stage[]) => stageToDo('i', after, facts, new Set(done));
  expect(to('addons', 'review')).toBe('shipping-address');
  expect(to('shipping-address', 'review', 'shipping-address')).toBe('delivery');
  expect(to('shipping-address', 'review', 'shipping-address', 'delivery', 'payment-method')).toBe('confirm');
  expect(to('shipping-address', 'review', 'shipping-address', 'payment-method')).toBe('delivery');
  expect(to('delivery', 'review', 'delivery')).toBe('payment-method');
  expect(to('confirm', 'review')).toBe('confirm');
});

test('[CHECKOUT-07] back leads to the stage before, never to seats that are confirmed', () => {
  const facts = { signedIn: true, hasAddons: true, collectsPayment: true };
  const back = (current: Stage, ...done: Stage[]) =>
    wayBack(breadcrumb('i', current, facts, new Set(done)), (stage) => `/${stage}`);
  expect(back('addons', 'review')).toBeUndefined();
  expect(back('shipping-address', 'review')).toEqual({ to: '/addons', words: 'Back to Add to Order' });
  expect(back('delivery', 'review', 'shipping-address')).toEqual({
    to: '/shipping-address',
    words: 'Back to Shipping',
  });
  expect(back('review')).toBeUndefined();
});
