/** The requirements spelled out a second time, plainly and slowly, for the tests to compare with. */

import { s10Countries } from '../catalogue/s10-countries.ts';

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly check?: (serial: string) => number;
  readonly prefix?: (serial: string) => string;
}

const value = (character: string): number =>
  /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 3) % 10;

const dot = (serial: string, weights: readonly number[]): number =>
  [...serial].reduce((sum, character, i) => sum + value(character) * weights[i % weights.length]!, 0);

const mod10 = (even: number, odd: number) => (serial: string) => (10 - (dot(serial, [even, odd]) % 10)) % 10;
const mod7 = (serial: string): number => Number(BigInt(serial) % 7n);
const mod11 = (weights: readonly number[]) => (serial: string) => (dot(serial, weights) % 11) % 10;
const s10 = (serial: string): number => {
  const rest = 11 - (dot(serial, [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
};

const container = '0[0124]';
const s10Service = '(?:[ELMRUVCHBDNPZ][A-Z]|Q[A-M]|A[V-Z]|G[AD])';
const upsService = '(?:0[123]|1[235]|22|3[23]|4[124]|66|7[28]|90|A[01289A]|YW)';

const country = [...s10Countries.keys()].join('|');

const rulesWith = (anyService: boolean): Rule[] => [
  { name: 'Amazon Logistics', pattern: /^TBA\d{12}$/ },
  { name: 'Amazon International', pattern: /^[AFC]\d{10}$/ },
  { name: 'DHL Express', pattern: /^(?<s>\d{9})(?<c>\d)$/, check: mod7 },
  { name: 'DHL Express Air', pattern: /^(?<s>\d{10})(?<c>\d)$/, check: mod7 },
  { name: 'DHL E-Commerce', pattern: /^(?:GM|LX|RX|UV|CN|SG|TH|IN|HK|MY)\d{10,39}$/ },
  { name: 'FedEx Express (12)', pattern: /^(?<s>\d{11})(?<c>\d)$/, check: mod11([3, 1, 7]) },
  { name: 'FedEx Express (34)', pattern: /^10\d{18}(?<s>\d{13})(?<c>\d)$/, check: mod11([1, 7, 3]) },
  {
    name: 'FedEx SmartPost',
    pattern: /^(?:(?:420\d{5})?92)?(?<s>\d{19})(?<c>\d)$/,
    check: mod10(3, 1),
    prefix: (serial) => (serial.startsWith('92') ? '' : '92'),
  },
  { name: 'FedEx Ground', pattern: /^(?<s>\d{14})(?<c>\d)$/, check: mod10(1, 3) },
  {
    name: 'FedEx Ground (SSCC-18)',
    pattern: new RegExp(`^${container}(?<s>\\d{15})(?<c>\\d)$`),
    check: mod10(3, 1),
  },
  { name: 'FedEx Ground 96 (22)', pattern: /^96\d{5}(?<s>\d{14})(?<c>\d)$/, check: mod10(1, 3) },
  { name: 'FedEx Ground GSN', pattern: /^96\d{18}(?<s>\d{13})(?<c>\d)$/, check: mod11([1, 7, 3]) },
  {
    name: 'OnTrac',
    pattern: /^C(?<s>\d{13})(?<c>\d)$/,
    check: mod10(1, 2),
    prefix: (serial) => (serial.startsWith('4') ? '' : '4'),
  },
  {
    name: 'OnTrac D',
    pattern: /^D(?<s>\d{13})(?<c>\d)$/,
    check: mod10(1, 2),
    prefix: (serial) => (serial.startsWith('5') ? '' : '5'),
  },
  { name: 'S10', pattern: new RegExp(`^${s10Service}(?<s>\\d{8})(?<c>\\d)(?:${country})$`), check: s10 },
  {
    name: 'UPS',
    pattern: new RegExp(`^1Z(?<s>[A-Z0-9]{6}${anyService ? '..' : upsService}[A-Z0-9]{7})(?<c>\\d)$`),
    check: mod10(1, 2),
  },
  {
    name: 'UPS Waybill',
    pattern: anyService ? /^[A-Z](?<s>\d{9})(?<c>\d)$/ : /^[JKV](?<s>\d{9})(?<c>\d)$/,
    check: mod10(1, 2),
  },
  {
    name: 'USPS 20',
    pattern: anyService ? /^(?<s>\d{19})(?<c>\d)$/ : /^(?<s>(?:71|73|77|81)\d{17})(?<c>\d)$/,
    check: mod10(3, 1),
  },
  { name: 'USPS 34v2', pattern: /^420\d{9}(?<s>(?:9[2-5])?\d{19})(?<c>\d)$/, check: mod10(3, 1) },
  {
    name: 'USPS 91',
    pattern: /^(?:420\d{5})?(?<s>(?:9[1-5])?(?:\d{23}|\d{19}))(?<c>\d)$/,
    check: mod10(3, 1),
    prefix: (serial) => (/^9[1-5]/.test(serial) ? '' : '91'),
  },
];

const strict = rulesWith(false);
const lenient = rulesWith(true);

/** The name of the format a number belongs to, or null. */
export function formatOf(number: string, anyService = false): string | null {
  for (const { name, pattern, check, prefix } of anyService ? lenient : strict) {
    const groups = pattern.exec(number)?.groups ?? (pattern.test(number) ? {} : null);
    if (!groups) continue;
    const { s = '', c = '' } = groups;
    if (!check || check((prefix?.(s) ?? '') + s) === Number(c)) return name;
  }
  return null;
}

/** The numbers in a text, found by looking at every piece of it. */
export function numbersIn(text: string): string[] {
  const places: { number: string; start: number; end: number }[] = [];
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      const isWhole =
        /(^|[^A-Za-z0-9])$/.test(text.slice(0, start)) && /^([^A-Za-z0-9]|$)/.test(text.slice(end));
      const piece = text.slice(start, end);
      if (!isWhole || !/^[A-Z0-9]([A-Z0-9 \t]*[A-Z0-9])?$/.test(piece)) continue;
      const number = piece.replaceAll(/[ \t]/g, '');
      if (formatOf(number)) places.push({ number, start, end });
    }
  }
  const uncovered = places.filter(
    (place) =>
      !places.some((other) => other !== place && other.start <= place.start && other.end >= place.end),
  );
  const numbers = [...new Set(uncovered.map(({ number }) => number))];
  return numbers.filter(
    (number) =>
      !numbers.some((other) => other !== number && (other.startsWith(number) || other.endsWith(number))),
  );
}
