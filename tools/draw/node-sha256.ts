import { createHash, hash } from 'node:crypto';
import type { Sha256 } from '../../packages/draw/src/sha256.ts';

/** The platform's own SHA-256, for whatever is longer than a few blocks. */
export const nodeSha256: Required<Sha256> = {
  hash: (bytes) => hash('sha256', bytes, 'buffer'),
  // A text of 32 characters costs less than a buffer of its own.
  hashInto: (bytes, into, at) => {
    const digest = hash('sha256', bytes, 'binary');
    for (let i = 0; i < digest.length; i += 1) into[at + i] = digest.charCodeAt(i);
  },
  create: () => createHash('sha256'),
};
