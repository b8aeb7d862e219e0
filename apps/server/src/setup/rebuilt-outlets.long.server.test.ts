// Every field of every outlet is emptied and typed again, each by a draft that is published: as long as that takes.
import { join } from 'node:path';
import { draftFields } from '@stagedoor/rules/setup/draft-fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { importFolder } from '../importing/index.ts';
import { readZip } from '../platform/archive/read-zip.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

type Files = ReadonlyMap<string, Buffer>;

let app: TestApp;
let owner: Founder;
beforeAll(async () => {
  app = await testApp('server', { environment: { GUESSES_PER_MINUTE: '1000' } });
  owner = await foundShop(app);
});
afterAll(() => app.close());

async function exported(outletId?: number): Promise<Files> {
  const { body } = await owner.send('setup/export-folder', { outletId });
  const read = readZip(Buffer.from(body.bytes, 'base64'), { files: 5000, bytes: 100_000_000 });
  if ('wrong' in read) throw new Error(read.wrong);
  return read.files;
}
const filesOf = (files: Files): string[] =>
  [...files].map(([path, content]) => `${path}\n${content.toString()}`);

describe('[SETUP-03] [SETUP-10] the demo’s five outlets, taken apart and built again in the box office', () => {
  const demo = join(import.meta.dirname, '../../../../demo/lantern');
  const empty: Readonly<Record<string, unknown>> = {
    policies: [],
    contents: [],
    shipsTo: [],
    'theme.carousel': [],
    'theme.promos': [],
  };
  /** What an outlet cannot be without stays as it is, and so do ways that somebody may be about to choose. */
  const kept = new Set<string>([
    'name',
    'hosts',
    'login',
    'checkoutMinutes',
    'confirmSelectionMinutes',
    'delivery',
  ]);

  const publish = async (outletId: number, fields: { field: string; value: unknown }[]): Promise<void> => {
    const saved = await owner.send('setup/save-draft', { outletId, fields });
    expect(saved.body.problems, JSON.stringify(fields).slice(0, 200)).toEqual([]);
    const { version } = (await owner.send(`setup/plan-publish?outletId=${outletId}`)).body;
    const done = await owner.send('setup/publish', { outletId, version, takeOver: true });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
  };

  test('export to the same files', async () => {
    await app.database.runScript(
      `delete from outlet_openings; delete from outlet_publishes; delete from outlet_draft_fields`,
    );
    const imported = await importFolder(app.database, demo, {
      now: app.clock.now(),
      harmChecks: [],
      takeOver: true,
      demoAllowed: true,
    });
    expect(imported.mistakes).toEqual([]);
    const { outlets } = (await owner.send('setup/get')).body;
    const before = await exported();
    for (const { id } of cases(outlets as { id: number }[])) {
      const { published } = (await owner.send(`setup/draft?outletId=${id}`)).body;
      const valueOf = (field: string): unknown =>
        (field.startsWith('theme.') ? (published.theme?.[field.slice(6)] ?? null) : published[field]) ?? null;
      const fields = draftFields.filter((field) => !kept.has(field));
      const whole = await exported(id);
      await publish(
        id,
        fields.map((field) => ({ field, value: empty[field] ?? null })),
      );
      expect(filesOf(await exported(id)), 'it was taken apart').not.toEqual(filesOf(whole));
      await publish(
        id,
        fields.map((field) => ({ field, value: valueOf(field) })),
      );
    }
    const after = await exported();
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    for (const [path, content] of cases([...before]))
      expect(String(after.get(path)), path).toBe(String(content));
  });
});
