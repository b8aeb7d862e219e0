import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredOutlet } from '../sellers/index.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openPreviews } from './preview/open-previews.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

let app: TestApp;
let owner: Founder;
beforeAll(async () => {
  app = await testApp('server', { environment: { GUESSES_PER_MINUTE: '1000', TICKET_SECRET: secret } });
  owner = await foundShop(app);
});
afterAll(() => app.close());

const secret = 'a secret for tickets and looks';
const save = (...fields: { field: string; value: unknown }[]) =>
  owner.send('setup/save-draft', { outletId: 1, fields });
const codeNow = async (): Promise<string> => {
  const { pages } = (await owner.send('setup/preview?outletId=1')).body;
  return new URL(pages[0].address).searchParams.get('preview')!;
};
const worn = async (code: string, outletId = 1): Promise<StoredOutlet | undefined> => {
  const previews = openPreviews({ db: app.database.db, checks: [], previewSecret: secret });
  const worn = await previews(code, { outletId, now: app.clock.now() });
  return worn?.wear({ name: 'As it is', policies: [] } as unknown as StoredOutlet);
};

test('[SETUP-04] the address shows what the draft says, at the outlet that it is for, for a quarter of an hour', async () => {
  const policies = [{ id: 1_001_001, type: 'terms', sale: 'any', headline: 'Ours', text: '<p>Be kind.</p>' }];
  await save(
    { field: 'name', value: 'Lantern North' },
    { field: 'theme.linkColor', value: '#005f73' },
    { field: 'policies', value: policies },
    { field: 'social', value: { x: { url: 'https://x.example/lantern', active: true } } },
  );
  const { pages } = (await owner.send('setup/preview?outletId=1')).body;
  expect(pages.map(({ name }: { name: string }) => name)).toEqual(['All events', 'Sign-in']);
  expect(pages[0].address).toMatch(/^http:\/\/lantern\.localhost(:\d+)?\/\?preview=/);
  const code = await codeNow();
  expect(await worn(code)).toMatchObject({
    name: 'Lantern North',
    theme: { primaryLinkColor: '#005f73', carouselImages: [] },
    policies: [{ headline: 'Ours', text: '<p>Be kind.</p>' }],
    socialLinks: [{ url: 'https://x.example/lantern', active: true }],
  });
  expect(await worn(code, 2)).toBeUndefined();
  app.clock.advance(901);
  expect(await worn(code)).toBeUndefined();
});

test('[SETUP-04] what would be refused is shown as it is public, and the rest of the draft all the same', async () => {
  await save({ field: 'theme.textColor', value: '#ffee00' }, { field: 'hosts', value: ['https://x'] });
  const shown = await worn(await codeNow());
  expect(shown).toMatchObject({ name: 'Lantern North', theme: { primaryLinkColor: '#005f73' } });
  expect(shown?.theme.primaryTextColor).toBeUndefined();
});
