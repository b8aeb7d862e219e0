import { CallError, NO_ANSWER } from '@stagedoor/client/call-error';
import { connectionMessages } from '@stagedoor/rules/messages/connection';
import { expect, test } from 'vitest';
import { NamedDoings } from './named-doings.ts';

const silence = new CallError({ status: NO_ANSWER, message: connectionMessages.noAnswer });
const refusal = new CallError({ status: 409, code: 'BUSY', message: 'Later' });

test('[API-01] what got no answer is asked under the same name again; what was answered is a new doing', async () => {
  const doings = new NamedDoings();
  const names: string[] = [];
  const attempt = (doing: string, ends: Error | undefined) =>
    doings
      .under(doing, async (name) => {
        names.push(name);
        if (ends) throw ends;
      })
      .catch(() => {});
  await attempt('refund 1', silence);
  await attempt('refund 2', undefined);
  await attempt('refund 1', silence);
  await attempt('refund 1', undefined);
  await attempt('refund 1', refusal);
  await attempt('refund 1', undefined);
  const [first, other, second, third, fourth, fifth] = names;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, other, fourth, fifth]).size).toBe(4);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});
