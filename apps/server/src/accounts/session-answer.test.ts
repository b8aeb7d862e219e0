import { expect, test } from 'vitest';
import type { OutletMoment } from '../sellers/index.ts';
import type { AccountNeeds } from './account-needs.ts';
import { answerWithNone } from './session-answer.ts';

const answer = (outlet: object, settings: object = {}) =>
  answerWithNone(
    { outlets: { get: async () => outlet }, clientVersion: '1.2.9', ...settings } as unknown as AccountNeeds,
    { outletId: 1 } as OutletMoment,
  );

test('[SHELL-06] maintenance comes with the session: its message, and the outlet’s address or else the platform’s', async () => {
  const closed = { maintenanceMessage: 'Moving the stage.', contactEmail: 'help@lantern.example' };
  const platform = { platformEmail: 'help@platform.example' };
  expect((await answer(closed, platform)).maintenance).toEqual({
    active: true,
    message: 'Moving the stage.',
    contactEmail: 'help@lantern.example',
  });
  expect((await answer({ maintenanceMessage: 'Soon.' }, platform)).maintenance).toEqual({
    active: true,
    message: 'Soon.',
    contactEmail: 'help@platform.example',
  });
  expect((await answer({})).maintenance.active).toBe(false);
});

test('[SHELL-07] the version that is expected is the outlet’s, or else the server’s', async () => {
  expect((await answer({ clientVersion: '1.3.0' })).versions).toEqual({ client: '1.3.0' });
  expect((await answer({})).versions).toEqual({ client: '1.2.9' });
});

test('[SESSION-07] what is left of a destroyed session is nobody, for no time', async () => {
  expect(await answer({ passwordHash: 'x' })).toMatchObject({
    userId: -1,
    secondsToExpire: 0,
    sessionId: '',
    outletPasswordRequired: true,
  });
});
