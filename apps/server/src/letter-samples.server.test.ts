import { letterKinds } from '@stagedoor/rules/letters/letter-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { demoDatabase } from './testing/demo-database.ts';
import { pressingAs } from './testing/draw-office.ts';
import type { Pressing } from './testing/draw-office.ts';
import { testApp } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

let app: TestApp;
let owner: Pressing;
beforeAll(async () => {
  app = await testApp('server', { open: demoDatabase });
  owner = await pressingAs(app);
});
afterAll(() => app.close());

const outlets = [1, 2, 3, 4, 5];

test.each(cases(Object.keys(letterKinds)))(
  '[OPS-48] %s can be looked at as a whole at every outlet, whether one was written or not',
  async (kind) => {
    for (const outletId of cases(outlets)) {
      const answer = await owner.read(`mail/template?outletId=${outletId}&kind=${kind}`);
      expect([outletId, answer.status]).toEqual([outletId, 200]);
      const { preview } = answer.body;
      expect(preview.subject).not.toBe('');
      // A headline, a greeting or what is told, and who writes.
      expect(preview.text.split('\n\n').length).toBeGreaterThan(2);
      expect(preview.text).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    }
  },
);

test('[OPS-48] a sample opens nobody’s tickets and nobody’s account', async () => {
  const text = async (kind: string) =>
    (await owner.read(`mail/template?outletId=1&kind=${kind}`)).body.preview.text;
  expect(await text('password-reset')).toContain('/resetpassword/sample');
  expect(await text('guest-invitation')).toContain('invitation=sample');
  expect(await text('ticket-reissued')).toMatch(/\/tickets\n/);
});
