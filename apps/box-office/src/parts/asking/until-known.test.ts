import { expect, test, vi } from 'vitest';
import { CallError, NO_ANSWER } from '@stagedoor/client/call-error';
import { connectionMessages } from '@stagedoor/rules/messages/connection';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { untilKnown } from './until-known.ts';

const silence = new CallError({ status: NO_ANSWER, message: connectionMessages.noAnswer });
const fails = (problem: Error) => async (): Promise<never> => {
  throw problem;
};
const pause = async () => {};

test('[OFFICE-03] what happened without an answer counts as done, as soon as that is known', async () => {
  const hasHappened = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(silence)
    .mockResolvedValueOnce(false)
    .mockResolvedValueOnce(true);
  const onLook = vi.fn<() => void>();
  await untilKnown(fails(silence), { hasHappened, onLook, pause });
  expect(hasHappened).toHaveBeenCalledTimes(3);
  expect(onLook).toHaveBeenCalledTimes(1);
});

test('[OFFICE-03] what a proxy gave up on is looked up, too', async () => {
  const hasHappened = vi.fn<() => Promise<boolean>>(async () => true);
  await untilKnown(fails(new CallError({ status: 504, message: 'Bad' })), { hasHappened, pause });
  expect(hasHappened).toHaveBeenCalledTimes(1);
});

test('[OFFICE-03] a refusal is a refusal, and nothing is looked up', async () => {
  const hasHappened = vi.fn<() => Promise<boolean>>(async () => true);
  const refused = new CallError({ status: 409, message: 'Not now' });
  await expect(untilKnown(fails(refused), { hasHappened, pause })).rejects.toBe(refused);
  expect(hasHappened).not.toHaveBeenCalled();
});

test('[OFFICE-03] not done and not known are two things, and neither is said before the time is up', async () => {
  const pauses: number[] = [];
  const count = async (milliseconds: number) => void pauses.push(milliseconds);
  const not = untilKnown(fails(silence), { hasHappened: async () => false, pause: count });
  await expect(not).rejects.toThrow(staffMessages.didNotHappen);
  expect(pauses.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(60_000);
  const unknown = untilKnown(fails(silence), { hasHappened: fails(silence), pause });
  await expect(unknown).rejects.toThrow(staffMessages.notKnown);
});
