import { level, plan, show } from './plant.ts';
import type { Plant } from './plant.ts';

const good = 'artist: band, venue: hall, date: 2027-05-01 19:30';
const priced = 'price: 10, limit: 4';

export const mistakesOfNumbers: Record<string, Plant> = {
  'a price with three decimals': level(
    'price: 9.999, limit: 4, capacity: 1',
    '"price" must be an amount in dollars, such as 45 or 45.50.',
  ),
  'a price in words': level(
    "price: '$10', limit: 4, capacity: 1",
    '"price" must be an amount in dollars, such as 45 or 45.50.',
  ),
  'a negative price': level('price: -1, limit: 4, capacity: 1', '"price" must lie between 0 and 100000.'),
  'a price beyond all reason': level(
    'price: 100001, limit: 4, capacity: 1',
    '"price" must lie between 0 and 100000.',
  ),
  'a negative fee': level(
    `${priced}, capacity: 1, fees: [{ name: F, value: -0.5 }]`,
    '"value" must lie between 0 and 100000.',
  ),
  'a fee without a name': level(`${priced}, capacity: 1, fees: [{ value: 1 }]`, 'The fee has no "name".'),
  'a tax over fifty percent': show(`${good}, taxPercent: 51`, '"taxPercent" must lie between 0 and 50.'),
  'a tax with a decimal comma': show(
    `${good}, taxPercent: '6,25'`,
    '"taxPercent": write 6.25, with a point.',
  ),
  'a capacity with a comma': level(
    `${priced}, capacity: '1,000'`,
    '"capacity": write 1000, without a comma.',
  ),
  'a price with a decimal comma between braces': level(
    'price: 9,25, limit: 4, capacity: 1',
    '"25" does not belong to the price level. A number with decimals is written with a point, such as 9.25.',
  ),
  'a tax with three decimals': show(
    `${good}, taxPercent: 8.875`,
    '"taxPercent" must be a percentage with at most two decimals, such as 6.25.',
  ),
  'a level without a limit': level('price: 10, capacity: 1', 'The price level has no "limit".'),
  'a limit of zero': level(
    'price: 10, limit: 0, capacity: 1',
    '"limit" must be a whole number from 1 to 1000.',
  ),
  'a minimum over the limit': level(
    `${priced}, minimum: 5, capacity: 1`,
    'The minimum of 5 lies over the limit of 4.',
  ),
  'a multiple that leaves no choice': level(
    `${priced}, minimum: 2, multiple: 5, capacity: 1`,
    'No multiple of 5 lies between 2 and 4.',
  ),
  'a capacity that is none': level(
    `${priced}, capacity: many`,
    '"capacity" must be a whole number from 1 to 100000.',
  ),
  'a word that is no truth value': level(
    `${priced}, capacity: 1, optOut: yes`,
    '"optOut" must be true or false.',
  ),
  'a status that does not exist': level(
    `${priced}, capacity: 1, status: on-sael`,
    '"status" must be one of on-sale, before-sale, off-sale. Did you mean "on-sale"?',
  ),
  'a plan with two dates': plan(
    'firstPaymentPercent: 0.3, installments: [2027-01-01, 2027-02-01]',
    'The payment plan needs 3 dates.',
  ),
  'a plan whose dates do not ascend': plan(
    'firstPaymentPercent: 0.3, installments: [2027-01-01, 2027-03-01, 2027-03-01]',
    'Each installment must be due after the one before it.',
  ),
  'a plan of four payments': plan(
    'payments: 4, firstPaymentPercent: 0.3, installments: [2027-01-01, 2027-02-01, 2027-03-01]',
    '"payments" must be a whole number from 3 to 3.',
  ),
  'a plan without all its rules': plan(
    'installments: [2027-01-01, 2027-02-01, 2027-03-01]',
    'The payment plan has no "firstPaymentPercent".',
  ),
  'a first share over one': plan(
    'firstPaymentPercent: 34, installments: [2027-01-01, 2027-02-01, 2027-03-01]',
    '"firstPaymentPercent" must lie between 0 and 1.',
  ),
};
