import { expect, onTestFinished, test } from 'vitest';
import { importFolder } from './import-folder.ts';
import { goodFolder } from './testing/good-folder.ts';
import { writeFolder } from './testing/write-folder.ts';

const now = new Date('2026-11-15T17:00:00Z');
const draw = `  draw:
    publicInput: { kind: digits, source: 'Night lottery of 2 March, first drawing', count: 12 }
`;

async function notesOf(series: string, drawKey: string | undefined): Promise<string[]> {
  const folder = writeFolder({ ...goodFolder, 'outlets/shop/series.yaml': series });
  onTestFinished(() => folder.remove());
  const { mistakes, notices } = await importFolder(undefined, folder.path, {
    now,
    harmChecks: [],
    dryRun: true,
    drawKey,
  });
  expect(mistakes).toEqual([]);
  return notices.map(({ place, text }) => `${place.file}:${place.line} ${text}`);
}

test('[PROG-06] the importer names a series for requests that cannot be drawn', async () => {
  const series = String(goodFolder['outlets/shop/series.yaml']);
  const key = 'only this test knows these words';
  expect(await notesOf(series, key)).toEqual([
    expect.stringMatching(/^outlets\/shop\/series\.yaml:2 .*it has no rules of a draw/),
  ]);
  expect(await notesOf(series + draw, undefined)).toEqual([
    expect.stringContaining('DRAW_SECRET is not set'),
  ]);
  expect(await notesOf(series + draw, key)).toEqual([]);
});
