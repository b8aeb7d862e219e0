import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { readZip } from '../platform/archive/read-zip.ts';
import { writeZip } from '../platform/archive/write-zip.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

const limits = { files: 5000, bytes: 100_000_000 };
type Files = Map<string, string | Uint8Array>;

let app: TestApp;
let owner: Founder;
// Other tests unpack folders, too.
const own = mkdtempSync(join(tmpdir(), 'stagedoor-unpacked-'));
beforeAll(async () => {
  vi.stubEnv('TMPDIR', own);
  app = await testApp('server', { environment: { GUESSES_PER_MINUTE: '1000' } });
  owner = await foundShop(app);
});
afterAll(async () => {
  await app.close();
  vi.unstubAllEnvs();
  rmSync(own, { recursive: true, force: true });
});

const packed = (files: Files): string => writeZip(files).toString('base64');
async function exported(outletId?: number): Promise<Files> {
  const { status, body } = await owner.send('setup/export-folder', { outletId });
  expect(status, JSON.stringify(body)).toBe(200);
  const read = readZip(Buffer.from(body.bytes, 'base64'), limits);
  if ('wrong' in read) throw new Error(read.wrong);
  return read.files;
}
const check = (bytes: string) => owner.send('setup/check-folder', { bytes });
const takeIn = async (bytes: string, more: object = {}) =>
  owner.send('setup/take-folder-in', { bytes, version: (await check(bytes)).body.version, ...more });
const outletFile = 'outlets/lantern-club/outlet.yaml';
const changed = (files: Files, path: string, change: (text: string) => string): Files =>
  new Map([...files, [path, change(String(files.get(path)))]]);
const leftOvers = () => readdirSync(own).filter((name) => name.startsWith('stagedoor-folder-'));

test('[SETUP-10] [SETUP-11] an outlet that the desk keeps comes out as a folder, and in again without changing anything', async () => {
  const files = await exported(1);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['seller.yaml', outletFile]));
  const bytes = packed(files);
  expect((await check(bytes)).body).toMatchObject({ mistakes: [], sentences: [], takesOver: [] });
  expect((await takeIn(bytes)).body).toEqual({ changes: 0 });
});

test('[SETUP-11] what a folder would change is said first and done on yes, packed with its own name or without', async () => {
  const files = changed(await exported(1), outletFile, (text) =>
    text.replace('Lantern Club', 'Lantern North'),
  );
  const inFolder = packed(new Map([...files].map(([path, content]) => [`my shop/${path}`, content])));
  const { body } = await check(inFolder);
  expect(body).toMatchObject({ mistakes: [], more: 0 });
  expect(body.sentences.join(' ')).toContain('“Lantern Club” → “Lantern North”');
  expect(String((await exported(1)).get(outletFile)), 'only looked at').toContain('Lantern Club');
  expect((await takeIn(inFolder)).body).toEqual({ changes: 1 });
  const [entry] = (await owner.send('log?action=programme.changed')).body.rows;
  expect(JSON.stringify(entry)).toContain('Lantern North');
  expect(leftOvers(), 'nothing is left of the unpacked folder').toEqual([]);
});

test('[SETUP-11] mistakes are those of the importer, with file and line, and nothing of the folder is taken in', async () => {
  const path = [...(await exported(1)).keys()].find((each) => each.endsWith('lantern-north/outlet.yaml'));
  const files = changed(await exported(1), path!, (text) => text.replace(/^type: 1/m, 'type: 9'));
  const { body } = await check(packed(files));
  expect(body.mistakes).toEqual([
    { file: path, line: expect.any(Number), message: expect.stringContaining('"type"') },
  ]);
  expect((await takeIn(packed(files))).body).toMatchObject({ code: 'FOLDER_REFUSED' });
  const another = changed(await exported(1), 'seller.yaml', (text) => text.replace(/^id: 1/m, 'id: 2'));
  expect((await check(packed(another))).body.mistakes).toMatchObject([
    { file: 'seller.yaml', message: expect.stringContaining('describes seller 2; here is seller 1') },
  ]);
});

test('[SETUP-11] what was shown before the click is what is taken in, or nothing is', async () => {
  const files = changed(await exported(1), 'seller.yaml', (text) =>
    text.replace('Lantern Live', 'Lantern Alive'),
  );
  const { version } = (await check(packed(files))).body;
  await owner.send('setup/save-draft', { outletId: 1, fields: [{ field: 'name', value: 'Quicker' }] });
  const plan = (await owner.send('setup/plan-publish?outletId=1')).body;
  await owner.send('setup/publish', { outletId: 1, version: plan.version });
  const late = await owner.send('setup/take-folder-in', { bytes: packed(files), version });
  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
});

test('[SETUP-11] [SEC-84] what is no archive, or one that would lead out, is refused in a sentence', async () => {
  for (const [bytes, sentence] of cases([
    [Buffer.from('no archive').toString('base64'), 'This is not a whole ZIP archive.'],
    [packed(new Map([['../seller.yaml', 'id: 1']])), 'The archive holds a file whose path leads out of it.'],
  ] as const))
    expect((await check(bytes)).body).toMatchObject({ code: 'FOLDER_REFUSED', message: sentence });
  expect(existsSync(join(tmpdir(), 'seller.yaml'))).toBe(false);
});

test('[SETUP-10] [SETUP-11] an outlet is given back to the files and taken over again, which is logged; a folder takes it over on purpose', async () => {
  const keep = (keptBy: string) => owner.send('setup/change-keeper', { outletId: 1, keptBy });
  const keptBy = async () => (await owner.send('setup/draft?outletId=1')).body.keptBy;
  expect((await keep('files')).status).toBe(200);
  expect(await keptBy()).toBe('files');
  const path = [...(await exported(1)).keys()].find((each) => each.endsWith('/outlet.yaml'));
  const files = changed(await exported(1), path!, (text) => text.replace('Quicker', 'Slower'));
  expect((await check(packed(files))).body).toMatchObject({ takesOver: ['Quicker'], mistakes: [] });
  expect((await takeIn(packed(files))).status, 'not by the way').toBe(409);
  expect((await takeIn(packed(files), { takeOver: true })).status).toBe(200);
  expect(await keptBy()).toBe('desk');
  expect((await keep('desk')).status, 'as it was').toBe(200);
  const actions = (await owner.send('log')).body.rows.map(({ action }: { action: string }) => action);
  expect(actions.filter((each: string) => /taken-over|given-back/.test(each))).toEqual([
    'programme.taken-over',
    'programme.given-back',
  ]);
});

test('[SETUP-11] an outlet that a folder brings waits until it is opened', async () => {
  const files = await exported(1);
  const second = new Map(
    [...files]
      .filter(([path]) => path.endsWith('/outlet.yaml'))
      .map(([, content]) => [
        'outlets/second/outlet.yaml',
        String(content)
          .replace(/^id: 1/m, 'id: 2')
          .replaceAll('lantern.localhost', 'second.localhost'),
      ]),
  );
  const bytes = packed(new Map([...files, ...second]));
  expect((await check(bytes)).body).toMatchObject({ mistakes: [] });
  expect((await takeIn(bytes)).status).toBe(200);
  const { outlets } = (await owner.send('setup/get')).body;
  expect(outlets).toMatchObject([{ id: 1 }, { id: 2, state: 'waits', keptBy: 'desk' }]);
});
