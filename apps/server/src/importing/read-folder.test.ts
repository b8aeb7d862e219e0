import { afterAll, describe, expect, test } from 'vitest';
import { readFolder } from './read-folder.ts';
import type { Remark } from './reading/report.ts';
import { goodFolder } from './testing/good-folder.ts';
import { plantedMistakes, withMistakes } from './testing/planted-mistakes.ts';
import { writeFolder } from './testing/write-folder.ts';
import type { Files } from './testing/write-folder.ts';

const now = new Date('2026-11-15T12:00:00Z');
const removals: (() => void)[] = [];
afterAll(() => removals.forEach((remove) => remove()));

function read(files: Files) {
  const folder = writeFolder(files);
  removals.push(folder.remove);
  return readFolder(folder.path, now);
}

const asLine = ({ place, text }: Remark): string => `${place.file}:${place.line}: ${text}`;

test('[OPS-02] [OPS-11] [OPS-13] [OPS-15] a folder in order has nothing to be reported', () => {
  const { report, programme } = read(goodFolder);
  expect(report.mistakes.map(asLine)).toEqual([]);
  expect(report.notices.map(asLine)).toEqual([]);
  expect(programme!.outlets.map(({ name }) => name)).toEqual(['The Shop']);
});

describe('every mistake of a folder is named in one run, with file and line', () => {
  const files = withMistakes(goodFolder, plantedMistakes);
  const { report } = read(files);
  const found = report.mistakes.map(asLine);

  test('more than fifty kinds are known', () => {
    expect(plantedMistakes.length).toBeGreaterThanOrEqual(100);
  });

  test.each(plantedMistakes)('$what', ({ file, at, says }) => {
    const lines = String(files[file] ?? '').split('\n');
    const line = at === undefined ? 1 : lines.findLastIndex((each) => each.includes(at)) + 1;
    expect(line).toBeGreaterThan(0);
    const here = found.filter((each) => each.startsWith(`${file}:${line}: `));
    expect(
      here.some((each) => each.includes(says)),
      here.join('\n'),
    ).toBe(true);
  });

  test('and nothing is named that is in order', () => {
    const expected = plantedMistakes.map(({ file, says }) => ({ file, says }));
    const surprising = report.mistakes.filter(
      ({ place, text }) => !expected.some(({ file, says }) => place.file === file && text.includes(says)),
    );
    expect(surprising.map(asLine)).toEqual([]);
  });
});

test('a folder without a seller or an outlet says so', () => {
  expect(read({ 'README.md': 'nothing here' }).report.mistakes.map(asLine)).toEqual([
    'outlets:1: The folder describes no outlet: each has a folder of its own here.',
    'seller.yaml:1: There is no such file in the folder.',
  ]);
});

test('a file that cannot be read does not make others wrong', () => {
  const { report } = read({ ...goodFolder, 'artists.yaml': 'band: [', 'outlets/shop/delivery.yaml': '- no' });
  expect(report.mistakes.map(({ place }) => place.file)).toEqual([
    'artists.yaml',
    'outlets/shop/delivery.yaml',
  ]);
});
