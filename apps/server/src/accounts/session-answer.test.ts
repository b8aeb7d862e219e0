import { expect, test } from 'vitest';
import type { OutletMoment } from '../sellers/index.ts';
import type { AccountNeeds } from './account-needs.ts';
import { answerWith, answerWithNone } from './session-answer.ts';
import type { SessionRow } from './session-store.ts';

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

const now = new Date('2026-11-15T17:00:00Z');
const visitors = (outlet: object, row: Partial<SessionRow> = {}) =>
  answerWith(
    { outlets: { get: async () => outlet } } as unknown as AccountNeeds,
    { outletId: 1, now } as OutletMoment,
    {
      user_id: null,
      viewed_by: null,
      public_id: 'id-for-the-page',
      sid_hash: 'secret',
      expires_at: new Date(now.getTime() + 90_900),
      password_given: false,
      ...row,
    } as SessionRow,
  );

test('[ENTITY-08] a visitor’s session says its id and its whole seconds, and nothing of customers', async () => {
  const plain = await visitors({});
  expect(plain).toMatchObject({ userId: 0, sessionId: 'id-for-the-page', secondsToExpire: 90 });
  for (const name of ['firstName', 'viewOnly', 'loginState']) expect(plain).not.toHaveProperty(name);
  expect((await visitors({}, { expires_at: new Date(now.getTime() - 5000) })).secondsToExpire).toBe(0);
  expect((await visitors({}, { viewed_by: 4 })).viewOnly).toBe(true);
  const { loginState } = await visitors({ loginUrl: 'https://members.example' });
  expect(loginState).toEqual(expect.any(String));
  expect(loginState).not.toContain('secret');
});

test('[PROD-09] an outlet’s password is wanted until this visitor gave it', async () => {
  const wanted = async (...given: Parameters<typeof visitors>) =>
    (await visitors(...given)).outletPasswordRequired;
  expect(await wanted({ passwordHash: 'x' })).toBe(true);
  expect(await wanted({ passwordHash: 'x' }, { password_given: true })).toBe(false);
  expect(await wanted({})).toBe(false);
});
