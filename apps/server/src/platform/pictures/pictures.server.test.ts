import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothEngines, testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { adoptPictures, openPictureFolder } from './picture-folder.ts';
import { pictureName } from './picture-name.ts';
import { findPicture, keepPicture, pictureNames } from './picture-store.ts';

const folders = mkdtempSync(join(tmpdir(), 'stagedoor-pictures-'));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

/** Every byte there is, so that none is taken for something else on its way. */
const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
const name = pictureName(bytes, 'png');

describe.each(bothEngines)('[OPS-04] pictures on the %s database', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await testDatabase(engine)));
  afterAll(() => database.close());

  test('what came in at one node is shown by the others, asked for by many at once', async () => {
    await keepPicture(database.db, name, bytes);
    await keepPicture(database.db, name, bytes);
    const other = openPictureFolder(database.db, join(folders, `${engine}-other`));
    await Promise.all(Array.from({ length: 5 }, () => other.bring(name)));
    expect(readdirSync(other.path)).toEqual([name]);
    expect(Uint8Array.from(readFileSync(join(other.path, name)))).toEqual(bytes);
  });

  test('a name that is no picture’s brings nothing', async () => {
    const folder = openPictureFolder(database.db, join(folders, `${engine}-none`));
    for (const wrong of ['../../secret.svg', pictureName(Buffer.from('unknown'), 'svg')])
      await folder.bring(wrong);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test('what only a folder knew is taken over once, and nothing that is not what its name says', async () => {
    const dataDir = join(folders, `${engine}-old`);
    mkdirSync(join(dataDir, 'images'), { recursive: true });
    const old = pictureName(Buffer.from('<svg/>'), 'svg');
    const changed = pictureName(Buffer.from('before'), 'svg');
    writeFileSync(join(dataDir, 'images', old), '<svg/>');
    writeFileSync(join(dataDir, 'images', changed), 'after');
    writeFileSync(join(dataDir, 'images', 'notes.txt'), 'mine');
    expect(await adoptPictures(database.db, dataDir)).toBe(1);
    expect(await adoptPictures(database.db, dataDir)).toBe(0);
    expect(Buffer.from((await findPicture(database.db, old))!).toString()).toBe('<svg/>');
    expect(await pictureNames(database.db)).not.toContain(changed);
  });
});
