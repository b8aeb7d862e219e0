import { expect, test } from 'vitest';
import { keysOf } from '../values/keys-of.ts';
import { webhookKindGroups, webhookKindWords } from './webhook-kinds.ts';

test('[HOOK-01] every kind can be chosen, once', () => {
  const offered = webhookKindGroups.flatMap(({ kinds }) => kinds);
  expect(offered.toSorted()).toEqual(keysOf(webhookKindWords).toSorted());
});
