import { rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describeResult } from './describe-result.ts';
import { readFolder } from './read-folder.ts';
import type { Remark } from './reading/report.ts';
import { goodFolder } from './testing/good-folder.ts';
import { plantedMistakes, withMistakes } from './testing/planted-mistakes.ts';
import { writeFolder } from './testing/write-folder.ts';
import type { Files } from './testing/write-folder.ts';

const now = new Date('2026-11-15T12:00:00Z');
const events = 'outlets/shop/events.yaml';
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

test('[SEC-94] [SEC-67] nothing outside of the folder is read, by a way up or by a link, and it is said', () => {
  const outside = writeFolder({
    'secret.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'secret.yaml': 'a: 1',
  });
  removals.push(outside.remove);
  const folder = writeFolder(goodFolder);
  removals.push(folder.remove);
  const stolen = join(folder.path, 'images/gala.svg');
  rmSync(stolen);
  symlinkSync(join(outside.path, 'secret.svg'), stolen);
  const shows = join(folder.path, 'shows.yaml');
  rmSync(shows);
  symlinkSync(join(outside.path, 'secret.yaml'), shows);
  const { report, images } = readFolder(folder.path, now);
  const told = report.mistakes.map(asLine).join('\n');
  expect(told).toContain('images/gala.svg lies outside of the folder: it is not read.');
  expect(told).toContain('shows.yaml:1: The file is a link that leads out of the folder: it is not read.');
  expect(images.taken.size).toBe(0);
  const way = relative(folder.path, join(outside.path, 'secret.svg'));
  const theme = Object.entries(goodFolder).map(([name, text]) => [
    name,
    String(text).replaceAll('images/gala.svg', way),
  ]);
  const { report: again, images: none } = read(Object.fromEntries(theme) as Files);
  expect(again.mistakes.map(asLine).join('\n')).toContain('lies outside of the folder');
  expect(none.taken.size).toBe(0);
});

test('a file that nothing names is noted, a hidden one and a readme are not', () => {
  const { report } = read({ ...goodFolder, 'notes.txt': 'hm', '.DS_Store': '', 'images/README.md': '' });
  expect(report.notices.map(asLine)).toEqual([
    'notes.txt:1: Nothing in the folder names this file: it is not read.',
  ]);
  expect(report.mistakes).toEqual([]);
});

test('one renamed short name is told three times, and then counted', () => {
  const seats = Array.from({ length: 120 }, (_, seat) => `Stalls,A,${seat + 1},parterre`).join('\n');
  const plan = `section,row,seat,level\n${seats}\nCircle,A,1,circle\n`;
  const { report } = read({ ...goodFolder, 'outlets/shop/seats/hall.csv': plan });
  const result = { mistakes: report.mistakes, notices: report.notices, changes: [], isCompared: true };
  const lines = describeResult(result, false).split('\n');
  expect(lines.filter((line) => line.includes('no price level "parterre"'))).toHaveLength(3);
  expect(lines).toContain('outlets/shop/seats/hall.csv: the same in 117 more lines, from 5 to 121.');
  expect(lines.at(-1)).toMatch(/^12\d mistakes, nothing was loaded\.$/);
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

describe('[MONEY-01] [MONEY-02] amounts are read in the currency that the seller’s file names', () => {
  const inCurrency = (currency: string, price: string) =>
    read({
      ...goodFolder,
      'seller.yaml': `id: 7\nname: Small Seller\ncurrency: ${currency}\n`,
      [events]: String(goodFolder[events])
        .replace('price: 50\n', `price: ${price}\n`)
        .replace('value: 2.5', 'value: 2'),
    });
  const priceOf = ({ programme }: ReturnType<typeof read>) =>
    programme?.outlets[0]?.events[0]?.items[0]?.levels[0]?.price;

  test('whole units become so many of the smallest', () => {
    expect(priceOf(inCurrency('EUR', '50.25'))).toBe(5025);
    expect(priceOf(inCurrency('JPY', '5000'))).toBe(5000);
    expect(priceOf(inCurrency('KWD', '12.34'))).toBe(12_340);
  });

  test('a yen has no parts, a fils no tenth, and no card takes a single fils', () => {
    const wrong = (currency: string, price: string) =>
      inCurrency(currency, price).report.mistakes.map(asLine);
    const at = `${events}:15`;
    expect(wrong('JPY', '50.5')).toEqual([`${at}: "price" must be an amount in JPY, such as 45500.`]);
    expect(wrong('JPY', '20000000')).toEqual([`${at}: "price" must be at most 10000000 JPY.`]);
    expect(wrong('KWD', '1.2345')).toEqual([`${at}: "price" must be an amount in KWD, such as 45.500.`]);
    expect(wrong('KWD', '1.235')).toEqual([
      `${at}: No card can be charged KWD\u00A01.235: the last digit must be 0.`,
    ]);
  });

  test('a seller has one: a list of them is a mistake, and so is a second line', () => {
    expect(inCurrency('[EUR, USD]', '50').report.mistakes.map(asLine)).toEqual([
      'seller.yaml:3: "currency" must be one of USD, CAD, EUR, GBP, JPY, KWD.',
    ]);
    expect(inCurrency('EUR\ncurrency: USD', '50').report.mistakes.map(asLine)).toEqual([
      expect.stringMatching(/^seller\.yaml:4: /),
    ]);
  });

  test('a currency that is not known is a mistake of its own', () => {
    expect(inCurrency('XTS', '50').report.mistakes.map(asLine)).toEqual([
      'seller.yaml:3: "currency" must be one of USD, CAD, EUR, GBP, JPY, KWD.',
    ]);
  });
});
