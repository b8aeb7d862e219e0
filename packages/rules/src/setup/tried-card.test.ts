import { expect, test } from 'vitest';
import { triedState, triedWords } from './tried-card.ts';

test('[SETUP-09] a card was tried when it was charged and given back, and not before', () => {
  expect(triedState(undefined, undefined)).toBe('never');
  for (const state of ['dispatched', 'unknown', 'held', 'waiting', 'attention'] as const)
    expect(triedState(state, undefined), state).toBe('asked');
  for (const state of ['declined', 'failed', 'closed', 'unsent'] as const)
    expect(triedState(state, undefined), state).toBe('refused');
  expect(triedState('unfulfilled', undefined)).toBe('charged');
  expect(triedState('unfulfilled', 'planned')).toBe('charged');
  expect(triedState('unfulfilled', 'failed')).toBe('charged');
  expect(triedState('unfulfilled', 'succeeded')).toBe('returned');
});

test('[SETUP-09] each says what it found, with the card and the sum', () => {
  const card = { gateway: 'Stripe', card: 'Visa 1111', amount: '$0.50' };
  expect(triedWords({ ...card, state: 'returned' })).toBe(
    '$0.50 was charged to Visa 1111 at Stripe and given back',
  );
  expect(triedWords({ ...card, state: 'refused', problem: 'Do not honor' })).toBe(
    'Stripe did not charge Visa 1111: Do not honor',
  );
  expect(triedWords({ ...card, state: 'refused' })).toContain('it gave no reason');
  expect(triedWords({ ...card, state: 'charged' })).toContain('still to go back');
  expect(triedWords({ ...card, state: 'never' })).toContain('No card was tried at Stripe');
  expect(triedWords({ ...card, state: 'asked' })).toContain('has not answered yet');
});
