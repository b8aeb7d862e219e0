import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couriers } from './couriers.ts';
import { detect, identify } from './index.ts';
import { formatOf, numbersIn } from './testing/reference.ts';
import { drawFrom, validNumber } from './testing/valid-number.ts';

const formats = couriers.flatMap(({ formats: own }) => own);

const validNumbers = fc
  .record({ format: fc.constantFrom(...formats), seed: fc.integer() })
  .map(({ format, seed }) => validNumber(format, drawFrom(seed)));

/** Words, marks and small numbers as people write them, none of which can join a number beside it. */
const prose = fc
  .array(
    fc.constantFrom(
      'the',
      'Parcel',
      'left',
      'on',
      '3 May,',
      'at',
      '12:30',
      'for',
      '$45.00',
      'née',
      '🎟',
      'A.',
      '–',
      '\n',
    ),
  )
  .map((words) => words.join(' '));

const grouped = (number: string, every: number): string =>
  number.replaceAll(new RegExp(`.{${every}}(?=.)`, 'g'), '$& ');

test('[TRACK-05] [TRACK-09] made-up valid numbers are recognised as the requirements say', () => {
  fc.assert(
    fc.property(validNumbers, (number) => {
      expect(formatOf(number)).not.toBeNull();
      expect(identify(number)).toMatchObject({ name: formatOf(number), trackingNumber: number });
    }),
    { numRuns: 2000 },
  );
});

test('[TRACK-17] every valid number is found again inside random prose, whole or in groups', () => {
  fc.assert(
    fc.property(
      validNumbers,
      fc.integer({ min: 1, max: 50 }),
      prose,
      prose,
      (number, every, before, after) => {
        const found = detect(`${before} is: ${grouped(number, every)}. ${after}`);
        expect(found.map(({ trackingNumber }) => trackingNumber)).toEqual([number]);
        expect(found[0]?.name).toBe(formatOf(number));
      },
    ),
    { numRuns: 2000 },
  );
});

test('[TRACK-19] [TRACK-20] [TRACK-21] [TRACK-22] one wrong digit is refused unless another format takes it', () => {
  let refused = 0;
  fc.assert(
    fc.property(validNumbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const at = place % number.length;
      fc.pre(/\d/.test(number[at]!));
      const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
      const expected = formatOf(wrong);
      if (expected === null) refused++;
      expect(identify(wrong)?.name ?? null).toBe(expected);
    }),
    { numRuns: 5000 },
  );
  expect(refused).toBeGreaterThan(1000);
});

test('[TRACK-14] the option for unlisted services changes just what the requirements say', () => {
  const near = fc.oneof(validNumbers, fc.stringMatching(/^[A-Z]\d{10}$/), fc.stringMatching(/^\d{20}$/));
  fc.assert(
    fc.property(near, (number) => {
      expect(identify(number, { acceptUnlistedServices: true })?.name ?? null).toBe(formatOf(number, true));
      expect(identify(number)?.name ?? null).toBe(formatOf(number));
    }),
    { numRuns: 2000 },
  );
});

test('[TRACK-11] [TRACK-12] [TRACK-17] [TRACK-18] texts full of pieces of numbers hold what a slow search finds', () => {
  const piece = fc.oneof(
    fc.tuple(validNumbers, fc.integer({ min: 1, max: 12 })).map(([number, every]) => grouped(number, every)),
    fc.stringMatching(/^[0-9 ]{1,14}$/),
    fc.constantFrom('GM', 'IN', '1Z', '420', '92', 'C', 'x', '-', '\n', '\t', '3318810014', 'GM3318810014'),
  );
  const text = fc
    .array(fc.tuple(piece, fc.constantFrom(' ', ' ', ' ', '', ', ')), { maxLength: 6 })
    .map((pieces) => pieces.flat().join(''));
  fc.assert(
    fc.property(text, (text) => {
      expect(detect(text).map(({ trackingNumber }) => trackingNumber)).toEqual(numbersIn(text));
    }),
    { numRuns: 1500 },
  );
});

test('[TRACK-09] any text at all gets an answer', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
  fc.assert(
    fc.property(anyText, (text) => {
      const result = identify(text);
      if (result) expect(result.trackingNumber).toMatch(/^[A-Z0-9]{10,41}$/);
      expect(detect(text)).toBeInstanceOf(Array);
    }),
    { numRuns: 2000 },
  );
});
