import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test('[OFFICE-01] cells with commas, quotes and lines keep to their cell', () => {
  expect(csvLines([['a,b', 'say "hi"', 'two\nlines', 3, undefined]])).toBe(
    '"a,b","say ""hi""","two\nlines",3,\r\n',
  );
});

test.each(['=1+1', '+1 555', '-cmd', '@SUM(A1)', '\tx', '\r=1'])(
  '[SEC-61] [OFFICE-01] %j is no formula',
  (text) => {
    expect(csvLines([[text]])).toContain(`'${text}`);
  },
);

test('[OFFICE-01] numbers stay numbers', () => {
  expect(csvLines([[-5, '-12.50']])).toBe('-5,-12.50\r\n');
  expect(csvLines([[1, 'a'], [2]])).toBe('1,a\r\n2\r\n');
});
