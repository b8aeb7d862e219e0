// Whatever comes in at any field of any call: the field's own message or a safe store, never a fault.
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hosts } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import {
  address,
  askForLoginToken,
  calls,
  fan,
  loadPeople,
  member,
  PASSWORD,
  patient,
  signedIn,
} from './testing/people.ts';
import { cases } from '../../../../tools/testing/cases.ts';

const nasty = [
  '',
  ' ',
  'x'.repeat(10_000),
  '\u0000',
  'a\r\nb',
  '\u001b[31m',
  '🎸👩‍🎤'.repeat(10),
  'שָׁלוֹם',
  '\u202etxet',
  "Robert'); drop table customers; --",
  '<img src=x onerror=alert(1)>',
  '"; ${7*7} {{7*7}}',
  '\ud800',
  '%00%0d%0a',
  '../../etc/passwd',
];
const anything = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(null, true, 1.5, -1, 2 ** 40, [], {}, [''], { __proto__: null }),
);

/** Each call with a payload that would do, one of whose fields is then spoiled. */
const payloads: Record<string, Record<string, unknown>> = {
  [calls.login]: { id: 'x@example.com', password: PASSWORD },
  [calls.create]: { emailAddress: fan, password: PASSWORD, firstName: 'Kim', lastName: 'Ito' },
  [calls.forgot]: { emailAddress: 'x@example.com' },
  [calls.reset]: { emailAddress: 'x@example.com', password: PASSWORD, token: 'x' },
  [calls.profile]: { UserID: 0, FirstName: 'Robin', LastName: 'Vale' },
  [calls.change]: { currentPassword: 'Wrong2026', newPassword: 'Harbor4ever' },
  [calls.init]: { LT: 'x' },
  [calls.addresses]: { UserID: 0 },
  [calls.saveAddress]: { ...address, CompanyName: '', AddressLineTwo: '', EmailAddres: '', Note: '' },
  [calls.changeAddress]: { ...address, AddressUUID: '', Version: 1 },
  [calls.removeAddress]: { AddressUUID: '' },
};
const spoiled = fc
  .constantFrom(...Object.keys(payloads))
  .chain((path) => fc.tuple(fc.constant(path), fc.constantFrom(...Object.keys(payloads[path]!)), anything));

describe('bad input', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let userId: number;
  beforeAll(async () => {
    app = await testApp('server', { load: loadPeople, environment: patient });
  });
  beforeEach(async () => {
    app.clock.advance(48 * 3600);
    browser = await signedIn(app, fan);
    userId = (await browser.send(calls.check)).body.UserID;
  });
  afterAll(() => app.close());

  /** What was wrong with the answer, if anything. */
  async function spoil(path: string, field: string, value: unknown): Promise<string | undefined> {
    app.clock.advance(1);
    const good = payloads[path]!;
    const payload = { ...good, ...('UserID' in good && { UserID: userId }), [field]: value };
    // Calls that change who is signed in get a browser of their own.
    const sender = path === calls.login || path === calls.init ? app.browser(hosts.lantern) : browser;
    const { status, body } = await sender.send(path, payload);
    const isFine = status < 500 && (status !== 400 || Object.keys(body.fields ?? {}).length > 0);
    return isFine ? undefined : JSON.stringify({ path, field, value, status, body });
  }

  test('[VALID-23] every field of every call with everything on the list', async () => {
    for (const path of Object.keys(payloads)) {
      for (const field of cases(Object.keys(payloads[path]!))) {
        for (const value of nasty) expect(await spoil(path, field, value)).toBeUndefined();
      }
    }
  });

  test('[VALID-23] any field with anything', async () => {
    await fc.assert(
      fc.asyncProperty(spoiled, async (spoiling) => {
        expect(await spoil(...spoiling)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('what is kept of it comes back as it was given', async () => {
    for (const First of ['🎸👩‍🎤', 'שָׁלוֹם', "O'); drop table x; --", '<b>Robin</b>']) {
      const { body } = await browser.send(calls.saveAddress, { ...address, First });
      expect(body.address.First).toBe(First);
      await browser.send(calls.removeAddress, body.address);
    }
  });

  test('the email check takes anything', async () => {
    for (const email of nasty) {
      const url = `/v1/validateemail?email=${encodeURIComponent(email.toWellFormed())}`;
      expect(await app.browser(hosts.lantern).send(url, {}, { method: 'GET' })).toMatchObject({
        status: 200,
        body: { valid: false },
      });
    }
  });

  test('the membership call takes nothing that does not fit, and says which field', async () => {
    for (const field of ['ExternalUserID', 'EmailAddress', 'FirstName', 'LastName', 'ExternalUserName']) {
      for (const value of nasty) {
        app.clock.advance(1);
        const answer = await askForLoginToken(app, { ...member, [field]: value });
        expect([200, 400]).toContain(answer.statusCode);
      }
    }
  });
});
