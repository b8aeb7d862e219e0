import { expect, test } from 'vitest';
import { detect } from './index.ts';

const numbersIn = (text: string): string[] => detect(text).map(({ trackingNumber }) => trackingNumber);

const UPS = '1Z5R89390357567127';
const S10 = 'RB123456785CV';
const DHL = '3318810014';

test('[TRACK-17] finds several numbers in the order of the text', () => {
  expect(numbersIn(`First ${S10}, then (${UPS}); last: ${DHL}.`)).toEqual([S10, UPS, DHL]);
});

test('[TRACK-07] tells of each number what identify tells', () => {
  expect(detect(`Sent as ${UPS}.`)).toMatchObject([
    { name: 'UPS', service: 'Ground', courier: { code: 'ups' } },
  ]);
});

test('[TRACK-10] takes a number in a text only as written in capitals', () => {
  expect(numbersIn('in 1234567890')).toEqual([]);
  expect(numbersIn('IN 1234567890')).toEqual(['IN1234567890']);
  expect(numbersIn(UPS.toLowerCase())).toEqual([]);
});

test('[TRACK-11] tolerates spaces and tabs inside a number', () => {
  expect(numbersIn('1Z 5R8939\t03 \t 5756712\u00a07')).toEqual([UPS]);
  expect(numbersIn(` ${[...UPS].join(' ')} `)).toEqual([UPS]);
});

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '-', '.', '_', '\0'])(
  '[TRACK-11] a number does not reach across the separator %j',
  (separator) => {
    expect(numbersIn(`1Z5R8939${separator}0357567127`)).not.toContain(UPS);
    expect(numbersIn(`${UPS}${separator}${S10}`)).toEqual([UPS, S10]);
  },
);

test.each(['a', 'x', 'z', 'A', 'X', 'Z', '0', '7', '9', 'é', 'É', 'ß', '٣', '漢', '𝟙', '\u0301'])(
  '[TRACK-17] %s glued to a number spoils it',
  (glue) => {
    expect(numbersIn(`${glue}${UPS}`)).toEqual([]);
    expect(numbersIn(`${UPS}${glue}`)).toEqual([]);
  },
);

test.each(['.', ',', '-', '_', '(', '/', ':', '@', '[', '`', '{', '"', '“', '#', '🎟', '\ud800', '\udc00'])(
  '[TRACK-17] %j may touch a number',
  (mark) => {
    expect(numbersIn(`${mark}${UPS}${mark}`)).toEqual([UPS]);
  },
);

test('[TRACK-17] a number beside other words of capitals and digits is found', () => {
  expect(numbersIn(`ORDER 12 ${UPS} QTY 3`)).toEqual([UPS]);
  expect(numbersIn(`${UPS} ${S10} ${UPS}`)).toEqual([UPS, S10]);
});

test('[TRACK-17] drops the beginning and the end of a longer valid number', () => {
  expect(numbersIn('GM 3318810014')).toEqual(['GM3318810014']);
  expect(numbersIn('420 11213 92 6129098349792366623 8')).toEqual(['420112139261290983497923666238']);
  expect(numbersIn('GM3318810014 77')).toEqual(['GM331881001477']);
});

test('[TRACK-17] drops them also where the longer number stands elsewhere in the text', () => {
  expect(numbersIn(`GM331881001477, GM3318810014`)).toEqual(['GM331881001477']);
  expect(numbersIn(`${DHL}; GM${DHL}`)).toEqual([`GM${DHL}`]);
});

test('[TRACK-17] does not see a number in the middle of a longer valid one', () => {
  const spaced = '9 6 2 2 0 0 1 5 6 0 0 0 1 2 3 4 5 6 7 1 0 0 7 9 4 8 0 8 3 9 0 5 9 4';
  expect(numbersIn(spaced)).toEqual([spaced.replaceAll(' ', '')]);
});

test('[TRACK-17] keeps a valid number whose longer neighbour is not valid', () => {
  expect(numbersIn('420 11213 6129098349792366623 8')).toEqual(['61290983497923666238']);
  expect(numbersIn(`GR ${DHL}`)).toEqual([DHL]);
});

test('[TRACK-18] names a number once, however it is written', () => {
  expect(numbersIn(`${UPS}\n${UPS} 1Z 5R8939 0357567127`)).toEqual([UPS]);
});

test('[TRACK-14] takes unlisted service types in a text on request', () => {
  const text = 'Certified? 0307 1790 0005 2348 3741.';
  expect(detect(text)).toEqual([]);
  expect(detect(text, { acceptUnlistedServices: true })).toMatchObject([{ name: 'USPS 20' }]);
});

test.each([undefined, null, 1234567890, {}, [UPS], Symbol('1Z')])(
  '[TRACK-17] refuses a text that is not a string',
  (text) => {
    expect(() => detect(text as string)).toThrow(TypeError);
    expect(() => detect(text as string)).toThrow('detect takes the text as a string');
  },
);

test.each(['', ' ', '\0', '\ud800', '\udc00\ud800', '1Z', 'Z'.repeat(10_000)])(
  '[TRACK-17] finds nothing in odd text %#',
  (text) => {
    expect(detect(text)).toEqual([]);
  },
);
