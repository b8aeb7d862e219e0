import { expect, test } from 'vitest';
import { CallError } from '@stagedoor/client/call-error';
import { toastWords } from './words-of.ts';

test('[ERR-04] an error without a message of its own has a title, a sentence of the server’s is one', () => {
  const toast = (status: number, message: string) => toastWords(new CallError({ status, message }));
  expect(toast(500, 'api server error 500')).toEqual(['API server error', 'api server error 500']);
  expect(toast(200, 'api response error')).toEqual(['API error', 'api response error']);
  expect(toast(409, 'These tickets are no longer available')).toEqual([
    'These tickets are no longer available',
  ]);
  expect(toastWords(new Error('Offline'))).toEqual(['Offline']);
});
