import { expect, test } from 'vitest';
import { failedInstallmentText, installmentText } from './installment-text.ts';

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

test('[INSTAL-08] unpaid, Paid, failed', () => {
  expect(installmentText({ captured: false, failed: false })).toBeNull();
  expect(installmentText({ captured: true, failed: true })).toBe('Paid');
  expect(installmentText({ captured: false, failed: true })).toBe('Attention needed');
});
