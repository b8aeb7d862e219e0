import { expect, test } from 'vitest';
import { CallError } from '@stagedoor/client/call-error';
import { fetchCode } from './fetch-code.ts';

test('code that is there is handed on', async () => {
  expect(await fetchCode(async () => ({ ask: 1 }))).toEqual({ ask: 1 });
});

test('code that cannot be fetched is a fault in the customer’s words, not in the browser’s', async () => {
  const fetched = fetchCode(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const error: unknown = await fetched.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).isFault).toBe(true);
  expect((error as CallError).message).toMatch(/^The server does not answer/);
});
