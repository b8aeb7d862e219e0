import { expect, test } from 'vitest';
import { failedInstallmentText } from './installment-text.ts';

test('[INSTAL-12] [ERR-67] the gateway’s decline becomes a sentence for the customer', () => {
  expect(failedInstallmentText('ErrorCode 2 - This transaction has been declined.')).toBe(
    'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.',
  );
});

test('[INSTAL-13] [ERR-69] any other failure needs attention', () => {
  for (const message of [null, '', 'ErrorCode 3 - Something else.']) {
    expect(failedInstallmentText(message)).toBe('Attention needed');
  }
});
