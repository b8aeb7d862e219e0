import { expect, test } from 'vitest';
import { readInvitations } from './read-invitations.ts';
import type { KnownToOutlet } from './read-invitations.ts';

const now = new Date('2026-11-15T17:00:00Z');
const known: KnownToOutlet = {
  zone: 'America/New_York',
  levels: new Map([
    [9001, 20],
    [9002, 20],
  ]),
  deliveryMethodIds: new Set([91]),
  used: new Map([['busy', { tickets: 3, uses: 1 }]]),
};
const header = 'reference,guest,email,tickets,uses,delivery,payment,expires,levels';
const read = (...lines: string[]) => readInvitations('list.csv', [header, ...lines].join('\n'), known, now);
const said = (...lines: string[]) =>
  read(...lines).mistakes.map(({ place, text }) => `${place.line}: ${text}`);

test('[OPS-35] a line says who is invited to what, and how', () => {
  const { good, mistakes } = read(
    'a1,Ana Ruiz,ana@example.com,4,2,will-call,yes,2026-12-01 18:00,9001 9002',
    '0042,"Ruiz, Bo",,1,,,,in 10 days,',
    'c3,Cy,,2,1,91,no,2027-01-01T00:00:00Z,',
  );
  expect(mistakes).toEqual([]);
  expect(good).toMatchObject([
    {
      reference: 'a1',
      guest: 'Ana Ruiz',
      email: 'ana@example.com',
      tickets: 4,
      uses: 2,
      delivery: -3,
      payment: true,
      expires: new Date('2026-12-01T23:00:00Z'),
      levels: [9001, 9002],
    },
    { reference: '0042', guest: 'Ruiz, Bo', email: null, uses: 1, delivery: -1, payment: false, levels: [] },
    { reference: 'c3', delivery: 91 },
  ]);
});

test('[OPS-35] whatever is wrong with a line is told with it', () => {
  expect(
    said(
      ',Ana,,4,,,,in 10 days,',
      'a,,,4,,,,in 10 days,',
      'b,Bo,bo@,4,,,,in 10 days,',
      'c,Cy,,0,,,,in 10 days,',
      'd,Di,,4,,pigeon,,in 10 days,',
      'e,Ed,,4,,77,,in 10 days,',
      'f,Fa,,4,,,maybe,in 10 days,',
      'g,Gu,,4,,,,2026-02-30,',
      'h,Ho,,4,,,,2 days ago,',
      'i,Io,,4,,,,in 10 days,9001 5',
      'busy,Jo,,2,,,,in 10 days,',
      'k,Ko,,4,,,,in 10 days,,more',
      'l,Li,,4,,,,in 10 days,',
      'l,Lu,,4,,,,in 10 days,',
      'm,Mo,mo@example.com,4,,,,in 10 days,',
      'n,No,MO@example.com,4,,,,in 10 days,',
      'o,Ov,,21,,,,in 10 days,9001',
    ),
  ).toEqual([
    '2: The invitation has no "reference".',
    '3: The invitation has no "guest".',
    '4: "bo@" is not an email address.',
    '5: "tickets" must be a whole number from 1 to 1000.',
    '6: "delivery" must be one of all, ship-or-mobile, will-call, or a delivery method\'s id.',
    '7: The outlet has no active delivery method 77.',
    '8: "payment" must be true or false.',
    '9: "expires": there is no such date or time as 2026-02-30.',
    '10: The invitation has expired already.',
    '11: The outlet has no price level 5.',
    '12: Already asked for: 3 tickets in 1 request. It cannot be good for fewer.',
    '13: The line has too many columns.',
    '15: The reference l stands in line 14 already.',
    '17: MO@example.com stands in line 16 already.',
    '18: It is good for 21 tickets, but its levels have only 20.',
  ]);
});

test.each([
  ['semicolons', ';', ''],
  ['tabs and a mark at the beginning', '\t', '\uFEFF'],
])('[GUESTS-01] a file of a spreadsheet with %s is read as well', (_what, between, mark) => {
  const lines = [
    ['reference', 'Guest', 'email', 'tickets', 'expires'],
    ['a1', '"Ruiz, Ana"', 'ana@example.com', '4', 'in 10 days'],
  ];
  const file = `${mark}${lines.map((line) => line.join(between)).join('\r\n')}\r\n`;
  expect(readInvitations('list.csv', file, known, now)).toMatchObject({
    good: [{ reference: 'a1', guest: 'Ruiz, Ana', email: 'ana@example.com', tickets: 4 }],
    mistakes: [],
  });
});

test('[OPS-35] of 10,000 lines of which 12 are broken, 12 are listed and the rest is good', () => {
  const broken = new Set(Array.from({ length: 12 }, (_, n) => 500 + n * 790));
  const lines = Array.from({ length: 10_000 }, (_, n) =>
    broken.has(n) ? `g${n},Guest ${n},,none,,,,in 30 days,` : `g${n},Guest ${n},,2,,,,in 30 days,9001`,
  );
  const { good, mistakes, lines: count } = read(...lines);
  expect([good.length, mistakes.length, count]).toEqual([9988, 12, 10_000]);
  expect(mistakes.map(({ place }) => place.line)).toEqual([...broken].map((n) => n + 2));
  expect(mistakes[0]).toEqual({
    place: { file: 'list.csv', line: 502 },
    text: '"tickets" must be a whole number from 1 to 1000.',
  });
});

test('a file without the columns, or without CSV in it, is told in one line', () => {
  const file = (content: string) =>
    readInvitations('list.csv', content, known, now).mistakes.map(({ text }) => text);
  expect(file('refrence,guest,tickets,expires\na,b,1,in 3 days')).toEqual([
    'There is no column "refrence". Did you mean "reference"?',
    'The first line must name the columns; "reference" is missing.',
  ]);
  expect(file(`${header}\na,"b"c,1`)).toEqual([
    'This line is not valid CSV: a quotation mark is in the wrong place.',
  ]);
});
