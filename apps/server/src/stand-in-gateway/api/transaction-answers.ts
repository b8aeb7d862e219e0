// How a transaction is answered and listed, in the real gateway's fields.
import { createHash } from 'node:crypto';
import { DEFAULT_CURRENCY, unitsOf } from '@stagedoor/rules/money/currencies';
import { isSettled } from '../store/transaction-store.ts';
import type { Transaction } from '../store/transaction-store.ts';
import { failed, ok } from './answers.ts';
import type { Json } from './answers.ts';

const authCodeOf = ({ transaction_id }: Transaction): string =>
  createHash('sha256').update(String(transaction_id)).digest('hex').slice(0, 6).toUpperCase();

function response(transaction: Transaction, code: '1' | '2' | '4', rest: Json): Json {
  return {
    responseCode: code,
    authCode: code === '1' ? authCodeOf(transaction) : '',
    avsResultCode: 'P',
    cvvResultCode: '',
    transId: String(transaction.transaction_id),
    refTransID: transaction.of_transaction_id === null ? '' : String(transaction.of_transaction_id),
    accountNumber: `XXXX${transaction.last_four}`,
    accountType: transaction.brand,
    ...rest,
  };
}

const said = (transaction: Transaction, transactionResponse: Json): Json =>
  ok({ transactionResponse, ...(transaction.ref && { refId: transaction.ref }) });

export const approved = (transaction: Transaction): Json =>
  said(
    transaction,
    response(transaction, '1', {
      messages: [{ code: '1', description: 'This transaction has been approved.' }],
    }),
  );

export const held = (transaction: Transaction): Json =>
  said(
    transaction,
    response(transaction, '4', {
      messages: [{ code: '253', description: 'Your order has been received. Thank you for your business!' }],
    }),
  );

/** A decline is an answer like any other: the request itself went well. */
export const declined = (transaction: Transaction): Json =>
  said(
    transaction,
    response(transaction, '2', {
      errors: [{ errorCode: '2', errorText: 'This transaction has been declined.' }],
    }),
  );

/** Nothing was done: there is no transaction to speak of. */
export const refused = (errorCode: string, errorText: string): Json =>
  failed('E00027', 'The transaction was unsuccessful.', {
    transactionResponse: {
      responseCode: '3',
      authCode: '',
      transId: '0',
      errors: [{ errorCode, errorText }],
    },
  });

function statusText(transaction: Transaction, now: Date): string {
  const settled = isSettled(transaction, now);
  const texts: Record<Transaction['status'], string> = {
    captured: settled ? 'settledSuccessfully' : 'capturedPendingSettlement',
    refunded: settled ? 'refundSettledSuccessfully' : 'refundPendingSettlement',
    held: 'FDSPendingReview',
    declined: 'declined',
    rejected: 'declined',
    voided: 'voided',
    // These are Stripe's alone.
    asked: 'underReview',
    canceled: 'voided',
  };
  return texts[transaction.status];
}

/** The real gateway has one currency an account and says nothing; this one has all of them. */
const currencyTold = ({ currency }: Transaction): Json =>
  currency === DEFAULT_CURRENCY ? {} : { currencyCode: currency };

export function listed(transaction: Transaction, now: Date): Json {
  return {
    transId: String(transaction.transaction_id),
    submitTimeUTC: transaction.submitted_at.toISOString(),
    transactionStatus: statusText(transaction, now),
    ...(transaction.invoice && { invoiceNumber: transaction.invoice }),
    firstName: transaction.first_name,
    lastName: transaction.last_name,
    accountType: transaction.brand,
    accountNumber: `XXXX${transaction.last_four}`,
    settleAmount: transaction.amount_cents / unitsOf(transaction.currency),
    ...currencyTold(transaction),
    ...(transaction.profile_id !== null && {
      profile: {
        customerProfileId: String(transaction.profile_id),
        customerPaymentProfileId: String(transaction.card_id),
      },
    }),
  };
}

const responseCodes: Partial<Record<Transaction['status'], number>> = { held: 4, declined: 2, rejected: 2 };

export function detailed(transaction: Transaction, now: Date): Json {
  const amount = transaction.amount_cents / unitsOf(transaction.currency);
  return ok({
    transaction: {
      transId: String(transaction.transaction_id),
      ...(transaction.of_transaction_id !== null && { refTransId: String(transaction.of_transaction_id) }),
      submitTimeUTC: transaction.submitted_at.toISOString(),
      transactionType: transaction.kind === 'refund' ? 'refundTransaction' : 'authCaptureTransaction',
      transactionStatus: statusText(transaction, now),
      responseCode: responseCodes[transaction.status] ?? 1,
      authCode: authCodeOf(transaction),
      order: { invoiceNumber: transaction.invoice },
      authAmount: amount,
      settleAmount: amount,
      ...currencyTold(transaction),
      payment: {
        creditCard: {
          cardNumber: `XXXX${transaction.last_four}`,
          expirationDate: 'XXXX',
          cardType: transaction.brand,
        },
      },
    },
    ...(transaction.ref && { transrefId: transaction.ref }),
  });
}
