import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './bytes.ts';
import { keyed, portableSha256 } from './sha256.ts';
import { runs } from './testing/runs.ts';

/** Around the places where a block ends, and where its length no longer fits behind it. */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .constantFrom(0, 55, 56, 63, 64, 65, 119, 120, 127, 128)
    .map((length) => new Uint8Array(length).fill(0xa5)),
);

const ofNode = (...parts: Uint8Array[]): string => {
  const hashing = createHash('sha256');
  for (const part of parts) hashing.update(part);
  return hashing.digest('hex');
};

test('[DRAW-03] our SHA-256 is the platform’s, at once, in pieces, and out of the middle of memory', () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 5 }), fc.nat(70), (parts, at) => {
      const whole = Uint8Array.from(parts.flatMap((part) => [...part]));
      const right = ofNode(whole);
      const hashing = portableSha256.create();
      for (const part of parts) hashing.update(part);
      expect(toHex(hashing.digest())).toBe(right);
      const amid = new Uint8Array(at + whole.length + 32).fill(1);
      amid.set(whole, at);
      expect(toHex(portableSha256.hash(amid.subarray(at, at + whole.length)))).toBe(right);
      portableSha256.hashInto(whole, amid, at);
      expect(toHex(amid, at, at + 32)).toBe(right);
    }),
    runs,
  );
});

test('[DRAW-03] a tag under a key is the platform’s, and the next one forgets it', () => {
  fc.assert(
    fc.property(bytes, fc.array(bytes, { maxLength: 4 }), (key, messages) => {
      const tagOf = keyed(key);
      const tag = new Uint8Array(32);
      for (const message of messages) {
        tagOf(message, tag, 0);
        expect(toHex(tag)).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }
    }),
    runs,
  );
});
