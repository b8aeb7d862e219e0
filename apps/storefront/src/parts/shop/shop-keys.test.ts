import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { listQuestion, shellQuestion } from '@stagedoor/contract/first-questions';
import { expect, test } from 'vitest';
import { eventsKey, outletKey } from './shop-keys.ts';

test('the keys are those under which the server writes its first answers', () => {
  expect(outletKey).toBe(answerKey(getOutletInfo, shellQuestion));
  expect(eventsKey).toBe(answerKey(getOutletEvents, listQuestion));
});
