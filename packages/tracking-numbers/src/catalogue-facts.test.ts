/** Compares the catalogue with the same facts, written down a second time in another way. */

import { expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { s10Countries } from './catalogue/s10-countries.ts';
import { couriers } from './couriers.ts';
import type { Format } from './format.ts';
import { identify } from './index.ts';
import { layoutsOf } from './layout.ts';
import { codeFacts, formatFacts } from './testing/format-facts.ts';
import { knownNumbers } from './testing/known-numbers.ts';
import { drawFrom, validNumber } from './testing/valid-number.ts';

const formats = couriers.flatMap(({ code, formats: own }) =>
  own.map((format) => ({ format, fact: formatFacts[code]![format.name]! })),
);
const capitals = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const symbols = [...capitals, ...'0123456789'];
/** Every code of one or two characters. */
const codes = [...symbols, ...symbols.flatMap((first) => symbols.map((second) => first + second))];

test('[TRACK-05] [TRACK-09] every known number is answered as expected', () => {
  for (const [number, courier, format] of knownNumbers) {
    const answer = identify(number);
    expect([number, answer?.courier.code ?? null, answer?.name ?? null]).toEqual([number, courier, format]);
    if (answer) expect(answer.trackingNumber).toBe(number);
  }
});

test('[TRACK-14] a service outside of the list is found on request only', () => {
  const unlisted = '0307 1790 0005 2348 3741';
  expect(identify(unlisted)).toBeNull();
  expect(identify(unlisted, { acceptUnlistedServices: true })).toMatchObject({ name: 'USPS 20' });
});

test('[TRACK-01] [TRACK-02] [TRACK-49] couriers and formats are all there, in their order', () => {
  const named = couriers.map(({ code, formats: own }) => [code, own.map(({ name }) => name)]);
  expect(named).toEqual(Object.entries(formatFacts).map(([code, own]) => [code, Object.keys(own)]));
});

test('[TRACK-04] made-up numbers fit the patterns, group by group', () => {
  const draw = drawFrom(4);
  for (const { format, fact } of cases(formats)) {
    for (let i = 0; i < 200; i++) {
      const number = validNumber(format, draw);
      const groups = fact.pattern.exec(number)?.groups;
      const layout = format.patterns.flatMap(layoutsOf).find(({ length }) => length === number.length)!;
      for (const [name, { at, length }] of cases(Object.entries(layout.groups))) {
        expect(number.slice(at, at + length), `${name} of ${number}`).toBe(groups?.[name]);
      }
      const named = Object.values(groups ?? {}).filter((text) => text !== undefined);
      expect(Object.keys(layout.groups)).toHaveLength(named.length);
      expect(fact.pattern.test(number), number).toBe(true);
    }
  }
});

test('[TRACK-05] [TRACK-19] [TRACK-22] addresses, checksums and prefixes agree', () => {
  for (const { format, fact } of cases(formats)) {
    expect(format.trackingUrl, format.name).toBe(fact.page === undefined ? undefined : `${fact.page}%s`);
    expect(format.checksum, format.name).toEqual(fact.checksum);
    expect(format.prepend?.digits, format.name).toBe(fact.prefix?.digits);
    for (const start of ['4', '5', '90', '91', '92', '93', '94', '95', '96']) {
      const isLeftOut = format.prepend?.unless.some((text) => start.startsWith(text)) ?? false;
      expect(isLeftOut, `${format.name} ${start}`).toBe(fact.prefix?.unless.test(start) ?? false);
    }
  }
});

test('[TRACK-06] [TRACK-43] [TRACK-44] [TRACK-45] [TRACK-46] [TRACK-47] the lists know these codes and no others', () => {
  for (const { format } of cases(formats)) {
    const listed = codeFacts[format.name];
    expect([format.name, codesOf(format)]).toEqual([
      format.name,
      {
        services: listed?.ServiceType ? codes.filter((code) => listed.ServiceType!.test(code)).sort() : [],
        containers: listed?.ShippingContainerType
          ? codes.filter((code) => listed.ShippingContainerType!.test(code)).sort()
          : [],
      },
    ]);
  }
});

function codesOf({ services = {}, containers = {} }: Format) {
  return { services: Object.keys(services).sort(), containers: Object.keys(containers).sort() };
}

test('[TRACK-06] [OPS-34] some postal operators that are well known', () => {
  const operatorOf = (code: string) => s10Countries.get(code)?.operator;
  expect(['AU', 'CA', 'CH', 'FR', 'GB', 'JP', 'US'].map(operatorOf)).toEqual([
    'Australia Post',
    'Canada Post',
    'La Poste Suisse',
    'La Poste',
    'Royal Mail Group plc',
    'Japan Post',
    'United States Postal Service',
  ]);
  expect(s10Countries.size).toBe(191);
});
