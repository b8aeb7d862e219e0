import { createHash, hash } from 'node:crypto';
import { expect, test } from 'vitest';
import vectors from '../draw-vectors.json' with { type: 'json' };
import { runCase } from './draw-case.ts';
import type { Sha256 } from './sha256.ts';
import { cases } from '../../../tools/testing/cases.ts';

const ofNode: Sha256 = {
  hash: (bytes) => hash('sha256', bytes, 'buffer'),
  create: () => createHash('sha256'),
};

test.each(cases(vectors))(
  '[DRAW-03] the vector “$case.name” comes out to the last byte',
  ({ case: given, expect: wanted }) => {
    expect(runCase(given).outcome).toEqual(wanted);
  },
);

test.each(cases(vectors))(
  '[DRAW-03] “$case.name” is the same with a SHA-256 that is handed in',
  ({ case: given, expect: wanted }) => {
    expect(runCase(given, { sha256: ofNode }).outcome).toEqual(wanted);
  },
);
