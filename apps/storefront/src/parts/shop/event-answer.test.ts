import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { eventQuestion } from '@stagedoor/contract/first-questions';
import { expect, test } from 'vitest';
import { eventKey } from './event-answer.ts';

test('the key is the one under which the server writes an event into the page', () => {
  expect(eventKey(101)).toBe(answerKey(getOutletEvents, eventQuestion(101)));
});
