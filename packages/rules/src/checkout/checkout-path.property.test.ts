import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breadcrumb, openStage } from './checkout-path.ts';
import { stagesOf, type Stage } from './checkout-stages.ts';

const flow = fc.constantFrom('i' as const, 'f' as const, 'g' as const);
const facts = fc.record({ signedIn: fc.boolean(), hasAddons: fc.boolean(), collectsPayment: fc.boolean() });
const stage = fc.constantFrom<Stage>(
  'review',
  'login',
  'addons',
  'contact-info',
  'shipping-address',
  'delivery',
  'payment-method',
  'confirm',
);
const done = fc.uniqueArray(stage).map((stages) => new Set(stages));

test('[CHECKOUT-03] a redirect always leads to a stage that stays open: no loops', () => {
  fc.assert(
    fc.property(flow, stage, facts, done, (type, asked, known, complete) => {
      const target = openStage(type, asked, known, complete);
      const landed = 'stage' in target ? openStage(type, target.stage, known, complete) : target;
      expect('stage' in landed).toBe(false);
      expect('stage' in target && 'home' in landed).toBe(false);
    }),
  );
});

test('[CHECKOUT-03] no stage stays open while an earlier one that asks for something is incomplete', () => {
  fc.assert(
    fc.property(flow, stage, facts, done, (type, asked, known, complete) => {
      const shown = stagesOf(type, known).map((each) => each.stage);
      const before = shown.slice(0, Math.max(0, shown.indexOf(asked)));
      const missing = before.some((each) => each !== 'addons' && !complete.has(each));
      expect('stay' in openStage(type, asked, known, complete) && missing).toBe(false);
    }),
  );
});

test('[CHECKOUT-07] the breadcrumb shows each stage once, one of them current', () => {
  fc.assert(
    fc.property(flow, facts, done, fc.nat(), (type, known, complete, pick) => {
      const shown = stagesOf(type, known).map((each) => each.stage);
      const crumbs = breadcrumb(type, shown[pick % shown.length]!, known, complete);
      expect(crumbs.map((crumb) => crumb.stage)).toEqual(shown);
      expect(crumbs.filter((crumb) => crumb.state === 'current').length).toBe(1);
      expect(crumbs.every((crumb) => !crumb.usable || crumb.state !== 'later')).toBe(true);
    }),
  );
});
