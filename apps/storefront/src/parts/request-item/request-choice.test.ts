import { describe, expect, test } from 'vitest';
import { sampleLevel } from '../testing/sample-items.ts';
import { nothingAsked, withLevel } from './request-choice.ts';

describe('[EVENT-21] another level takes the nearest quantity that it allows', () => {
  const pairs = sampleLevel({ id: 3, minimum: 2, multiplier: 2, limit: 6 });
  test.each([
    ['up to the minimum', 1, pairs, 2],
    ['down to the limit', 9, pairs, 6],
    ['to the lower of two that are as near', 5, pairs, 4],
    ['nowhere, where it is allowed', 4, pairs, 4],
    ['up, past what lies further below', 7, sampleLevel({ minimum: 1, multiplier: 4, limit: 12 }), 8],
    ['to nothing, where the level allows none', 3, sampleLevel({ limit: 1, minimum: 2 }), 0],
  ])('%s', (_where, quantity, level, nearest) => {
    const chosen = withLevel({ ...nothingAsked, levelId: 1, quantity }, level);
    expect(chosen).toEqual({ levelId: level.id, quantity: nearest, optOut: false });
  });

  test('and of nothing it makes nothing', () => {
    expect(withLevel(nothingAsked, pairs)).toEqual({ levelId: 3, quantity: 0, optOut: false });
  });
});
