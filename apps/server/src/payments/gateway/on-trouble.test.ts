import { expect, test } from 'vitest';
import { onTrouble } from './on-trouble.ts';
import { GatewayTrouble } from './payment-gateway.ts';

const failing = (error: Error) => async (): Promise<string> => {
  throw error;
};

test('an answer is answered', async () => {
  expect(
    await onTrouble(
      async () => 'paid',
      () => 'nobody knows',
    ),
  ).toBe('paid');
});

test('without an answer it goes on by what follows from that, which is told why', async () => {
  const trouble = new GatewayTrouble('no-answer', 'The gateway did not answer');
  expect(await onTrouble(failing(trouble), ({ kind }) => kind)).toBe('no-answer');
});

test('a fault of ours is never taken for one of the gateway', async () => {
  const fault = new TypeError('no such thing');
  await expect(onTrouble(failing(fault), () => 'nobody knows')).rejects.toBe(fault);
});
