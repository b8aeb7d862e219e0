import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

let app: TestApp;
let owner: Founder;
const outletId = 1;
const description = 'Shows we would cross town for.';
const policy = { id: 7, type: 'terms', headline: 'Terms', text: '<p>No <b>returns</b>.</p>' };

const publish = async (...fields: { field: string; value: unknown }[]) => {
  await owner.send('setup/save-draft', { outletId, fields });
  const { version } = (await owner.send('setup/plan-publish?outletId=1')).body;
  return owner.send('setup/publish', { outletId, version });
};
const say = (text: string, words: string | undefined, was?: string, language = 'fr') =>
  owner.send('setup/set-words', { outletId, text, language, words, was });
const told = async () => (await owner.send('setup/words?outletId=1')).body;

/** What a visitor of the shop is answered. */
const shop = async (headers: Record<string, string> = {}) => {
  // What many share is kept for a moment.
  app.forget();
  const visitor = app.browser('lantern.localhost');
  return (await visitor.send('/gen.v1/outlet/getinfo', { InfoTypes: ['OutletPolicies'] }, { headers })).body
    .Outlet;
};
const FRENCH = { 'x-outlet-language': 'fr' };

beforeAll(async () => {
  app = await testApp('server', { environment: { GUESSES_PER_MINUTE: '1000' } });
  owner = await foundShop(app);
  await publish(
    { field: 'description', value: description },
    { field: 'languages', value: ['en', 'fr'] },
    { field: 'policies', value: [policy] },
  );
});
afterAll(() => app.close());

test('[SEC-109] [LANG-05] what an outlet wrote is told in the language of whoever asks, else as it was written', async () => {
  expect((await say(description, 'Des spectacles pour traverser la ville.')).status).toBe(200);
  expect((await say(policy.text, '<p>Sans <b>retour</b><script>alert(1)</script>.</p>')).status).toBe(200);
  expect(await shop(FRENCH)).toMatchObject({
    OutletName: 'Lantern Club',
    Description: 'Des spectacles pour traverser la ville.',
    OutletPolicies: [{ Headline: 'Terms', PolicyText: '<p>Sans <b>retour</b>.</p>' }],
  });
  expect(await shop(), 'a program that names no language').toMatchObject({ Description: description });
  expect(await shop({ 'x-outlet-language': 'de' })).toMatchObject({ Description: description });
});

test('[LANG-05] two who say different texts do not meet; who says the same one anew is told', async () => {
  expect(await told()).toMatchObject({ languages: ['en', 'fr'], keptBy: 'desk' });
  expect((await told()).said).toContainEqual({
    text: description,
    language: 'fr',
    words: 'Des spectacles pour traverser la ville.',
  });
  expect(await say(description, 'Autre chose')).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });
  expect((await say('Terms', 'Conditions')).status).toBe(200);
  expect((await say(description, 'Autre chose', 'Des spectacles pour traverser la ville.')).status).toBe(200);
  expect(await shop(FRENCH)).toMatchObject({
    Description: 'Autre chose',
    OutletPolicies: [{ Headline: 'Conditions' }],
  });
});

test('[LANG-05] when a text changes, what was said for the former one is not said any more', async () => {
  const done = await publish({ field: 'description', value: 'Another sentence.' });
  expect(done).toMatchObject({ status: 200 });
  expect(await shop(FRENCH)).toMatchObject({ Description: 'Another sentence.' });
  await say('Another sentence.', 'Une autre phrase.');
  expect(await shop(FRENCH)).toMatchObject({ Description: 'Une autre phrase.' });
  await say('Another sentence.', undefined, 'Une autre phrase.');
  expect(await shop(FRENCH)).toMatchObject({ Description: 'Another sentence.' });
});
