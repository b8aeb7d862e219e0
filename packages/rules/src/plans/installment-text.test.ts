import { expect, test } from 'vitest';
import { failedInstallmentText, failedMessageOf } from './installment-text.ts';

test('[INSTAL-12] [ERR-67] the gateway’s decline becomes a sentence for the customer', () => {
  for (const said of [
    'ErrorCode 2 - This transaction has been declined.',
    ' ErrorCode 2 - This transaction has been declined.\n',
  ])
    expect(failedInstallmentText(said)).toBe(
      'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.',
    );
});

test('[INSTAL-13] [ERR-69] any other failure needs attention', () => {
  for (const message of [null, '', 'ErrorCode 3 - Something else.']) {
    expect(failedInstallmentText(message)).toBe('Attention needed');
  }
});

test('[INSTAL-12] [INSTAL-13] the gateway’s words are kept with their code; a late decline without words is a decline', () => {
  const problem = { code: '2', message: 'This transaction has been declined.' };
  const kept = failedMessageOf({ state: 'declined', problem });
  expect(kept).toBe('ErrorCode 2 - This transaction has been declined.');
  expect(failedMessageOf({ state: 'declined', problem: { code: 'declined', message: '' } })).toBe(kept);
  expect(failedMessageOf({ state: 'failed' })).toBeNull();
  const other = { code: '3', message: 'Something else.' };
  for (const state of ['failed', 'declined'])
    expect(failedMessageOf({ state, problem: other })).toBe('ErrorCode 3 - Something else.');
  expect(failedInstallmentText(failedMessageOf({ state: 'failed' }))).toBe('Attention needed');
});

test('[GATE-06] [INSTAL-12] other gateways decline in their words, and a bank that wants to ask is told apart', () => {
  expect(failedInstallmentText('ErrorCode generic_decline - Your card was declined.')).toMatch(
    /^Transaction declined/,
  );
  const asked = 'ErrorCode confirm - Your card was declined. This transaction requires authentication.';
  expect(failedInstallmentText(asked)).toMatch(/^Your bank wants to hear from you/);
});
