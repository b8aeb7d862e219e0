import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  calls,
  fan,
  loadPeople,
  loginToken,
  mailsTo,
  MEMBERSHIP_SECRET,
  PASSWORD,
  patient,
  resetToken,
  visitor,
} from '../testing/people.ts';

describe('what must not get out', () => {
  let app: TestApp;
  let lines = '';
  beforeAll(async () => {
    const log = createLog('trace', { write: (line) => void (lines += line) });
    app = await testApp('server', { load: loadPeople, environment: patient, log });
  });
  afterAll(() => app.close());
  const get = (path: string) => app.browser(hosts.lantern).send(path, {}, { method: 'GET' });

  test('[SEC-59] a line break in a name or an address is refused at its field, and no mail is written', async () => {
    const account = {
      emailAddress: 'kim@example.com',
      password: PASSWORD,
      firstName: 'Kim',
      lastName: 'Ito',
    };
    const browser = await visitor(app);
    const evil = {
      firstName: 'Kim\r\nBcc: thief@evil.example',
      lastName: 'Ito\nX-Evil: 1',
      emailAddress: 'kim@example.com\r\nBcc: thief@evil.example',
    };
    for (const [field, value] of Object.entries(evil)) {
      const answer = await browser.send(calls.create, { ...account, [field]: value });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
    expect(await mailsTo(app, 'kim@example.com')).toEqual([]);
  });

  test('[SEC-60] [OPS-51] logs hold no password, cookie, reset token, login token or key', async () => {
    const browser = await visitor(app);
    await browser.send(calls.login, { id: fan, password: 'Wrong2026' });
    await browser.send(calls.login, { id: fan, password: PASSWORD });
    await browser.send(calls.forgot, { emailAddress: fan });
    const token = await resetToken(app, fan);
    await get(`/resetpassword/${token}`);
    await browser.send(`${calls.check}?extend=1&token=${token}`);
    await browser.send(calls.reset, { emailAddress: fan, password: 'Harbor4ever', token });
    const atMembers = app.browser(hosts.members);
    const LT = await loginToken(app, atMembers);
    await get(`/?LT=${LT}`);
    await atMembers.send(calls.init, { LT });
    expect(lines).toContain('/gen.v1/user/login');
    const secrets = [
      PASSWORD,
      'Wrong2026',
      'Harbor4ever',
      token,
      LT,
      browser.cookies.get('sid')!,
      MEMBERSHIP_SECRET,
    ];
    for (const secret of secrets) expect(lines).not.toContain(secret);
  });

  test('[SEC-60] a fault tells its reference, and neither answer nor log the password', async () => {
    const broken = await testApp('server', {
      load: async (database) => {
        await loadPeople(database);
        await sql`alter table tries rename to no_tries`.execute(database.db);
      },
      log: createLog('trace', { write: (line) => void (lines += line) }),
    });
    const browser = await visitor(broken);
    const { status, body } = await browser.send(calls.login, { id: fan, password: PASSWORD });
    expect(status).toBe(500);
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'message']);
    expect(body.message).toMatch(/Reference [0-9a-f-]{36}/);
    expect(lines).toContain('no_tries'.slice(3));
    for (const secret of [PASSWORD, browser.cookies.get('sid')!]) {
      expect(lines).not.toContain(secret);
      expect(JSON.stringify(body)).not.toContain(secret);
    }
    await broken.close();
  });
});
