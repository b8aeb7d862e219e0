import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cases } from '../../../../../../tools/testing/cases.ts';
import { copyFolder } from './copy-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-copy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [from, to] = [join(folder, 'from'), join(folder, 'to')];
const write = (name: string, text: string, writtenAt?: Date): void => {
  writeFileSync(join(from, name), text);
  if (writtenAt) utimesSync(join(from, name), writtenAt, writtenAt);
};
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const all = (where: string) => readdirSync(where, { recursive: true }).map(String).toSorted();

test('[RUN-08] [RUN-03] what was written while a folder was copied is copied once more while nobody writes', async () => {
  mkdirSync(join(from, 'base'), { recursive: true });
  mkdirSync(join(from, 'empty'));
  write('still', 'as it was', LONG_AGO);
  write('base/grows', 'a', LONG_AGO);
  write('base/same size', 'a', LONG_AGO);
  write('goes', 'a', LONG_AGO);
  // Its time says nothing: it may be written again within the step of the clock.
  write('probe', '');
  const { mtime: justNow } = statSync(join(from, 'probe'));
  write('just now', 'a', justNow);
  await copyFolder(from, to, async (secondLook) => {
    expect(readFileSync(join(to, 'base/grows'), 'utf8')).toBe('a');
    write('base/grows', 'ab', LONG_AGO);
    write('base/same size', 'b', new Date('2026-01-02T00:00:00Z'));
    write('just now', 'b', justNow);
    rmSync(join(from, 'goes'));
    mkdirSync(join(from, 'base/new'));
    write('base/new/came', 'a', LONG_AGO);
    // What did not change is not read again.
    writeFileSync(join(to, 'still'), 'of the first look');
    await secondLook();
  });
  expect(all(to)).toEqual(all(from));
  for (const name of cases(['base/grows', 'base/same size', 'just now', 'base/new/came']))
    expect([name, readFileSync(join(to, name), 'utf8')]).toEqual([
      name,
      readFileSync(join(from, name), 'utf8'),
    ]);
  expect(readFileSync(join(to, 'still'), 'utf8')).toBe('of the first look');
});
