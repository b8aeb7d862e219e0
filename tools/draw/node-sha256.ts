import { createHash, hash } from 'node:crypto';
import type { Sha256 } from '../../packages/draw/src/sha256.ts';

/** The platform's own SHA-256, for whatever is longer than a few blocks. */
export const nodeSha256: Sha256 = {
  hash: (bytes) => hash('sha256', bytes, 'buffer'),
  create: () => createHash('sha256'),
};
