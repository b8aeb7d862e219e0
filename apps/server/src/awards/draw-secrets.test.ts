import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { derivingFrom } from './draw-secrets.ts';

test('[DRAW-02] what comes from a seed is what the platform makes of it, in any order and as often as one likes', () => {
  const seed = '5eed'.padEnd(64, '0');
  const derived = derivingFrom(seed);
  const asked = [
    ['id', '6000000001'],
    ['salt', '6000000001'],
    ['household', 'zürich straße 5\n02110'],
    ['household', '12 a rather long street name that fills more than one block of the hash\n02110 1234'],
    ['id', '6000000001'],
  ] as const;
  for (const [purpose, name] of cases(asked)) {
    const platforms = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${purpose}\n${name}`);
    expect(derived(purpose, name)).toBe(platforms.digest('hex'));
  }
});
