import { expect, test } from 'vitest';
import { awardCharges } from './award-charges.ts';

const now = (amountCents: number) => ({ amountCents, isDue: true });
const later = (amountCents: number) => ({ amountCents, isDue: false });

test('[AWARD-02] what is charged now and what comes later are counted apart, and what is free is neither', () => {
  const awards = [
    [now(85_00)],
    [now(40_00)],
    [now(30_00), later(20_00), later(10_00)],
    [later(30_00), later(20_00), later(11_00)],
    [],
  ];
  expect(awardCharges(awards)).toEqual({
    charges: 3,
    inFull: 2,
    inFullCents: 125_00,
    installments: 1,
    installmentsCents: 30_00,
    later: 5,
    laterCents: 91_00,
    free: 1,
  });
});
