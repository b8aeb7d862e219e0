/** Compares the catalogue with the collected facts it was written from, where they lie beside the repository. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { s10Countries } from './catalogue/s10-countries.ts';
import type { Checksum } from './checksum.ts';
import { couriers } from './couriers.ts';
import type { Courier, Format, GroupName } from './format.ts';
import { identify } from './index.ts';
import { layoutsOf } from './layout.ts';
import { drawFrom, validNumber } from './valid-number.ts';

interface Sample {
  input: string;
  normalised: string;
  expected_spec: { courier_code: string; name: string } | null;
}

interface CountryFact {
  code: string;
  country: string;
  postal_operator: string;
  operator_url: string | null;
  upu_reference_url: string | null;
}

interface FormatFact {
  name: string;
  regex: string | string[];
  tracking_url?: string | null;
  validation: {
    checksum?: {
      name: string;
      evens_multiplier?: number;
      odds_multiplier?: number;
      weightings?: number[];
      modulo1?: number;
      modulo2?: number;
    };
    serial_number_format?: { prepend_if: { matches_regex: string; content: string } };
  };
  additional?: { regex_group_name: string; lookup: { matches?: string; matches_regex?: string }[] }[];
}

const facts = join(import.meta.dirname, '../../../../shared/tracking');

function read<T>(file: string, absent: T): T {
  const path = join(facts, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : absent;
}

const pairs = couriers.flatMap((courier) => {
  const fact = read<{ courier_code: string; tracking_numbers: FormatFact[] } | null>(
    `catalogue/spec/${courier.code}.json`,
    null,
  );
  return fact ? [{ courier, fact }] : [];
});
const formats = pairs.flatMap(({ courier, fact }) =>
  fact.tracking_numbers.map((formatFact, i) => ({ format: courier.formats[i]!, fact: formatFact })),
);

test('[TRACK-05] [TRACK-09] every collected sample is answered as expected', () => {
  const { samples } = read<{ samples: Sample[] }>('samples.json', { samples: [] });
  for (const { input, normalised, expected_spec: expected } of samples) {
    const answer = expected ? { name: expected.name, courier: { code: expected.courier_code } } : null;
    if (normalised === '03071790000523483741') {
      expect(identify(input), input).toBeNull();
      expect(identify(input, { acceptUnlistedServices: true }), input).toMatchObject(answer!);
    } else if (answer) {
      expect(identify(input), input).toMatchObject({ ...answer, trackingNumber: normalised });
    } else {
      expect(identify(input), input).toBeNull();
    }
  }
});

test('[TRACK-01] [TRACK-02] [TRACK-49] the collected couriers and formats are all there, in their order', () => {
  for (const { courier, fact } of pairs) {
    expect(courier.code).toBe(fact.courier_code);
    expect(courier.formats.map(({ name }: Courier['formats'][number]) => name)).toEqual(
      fact.tracking_numbers.map(({ name }) => name),
    );
  }
});

test('[TRACK-04] made-up numbers fit the collected patterns, group by group', () => {
  const draw = drawFrom(4);
  for (const { format, fact } of formats) {
    const pattern = new RegExp(`^${[fact.regex].flat().join('')}$`);
    for (let i = 0; i < 200; i++) {
      const number = validNumber(format, draw);
      const groups = pattern.exec(number)?.groups;
      const layout = format.patterns.flatMap(layoutsOf).find(({ length }) => length === number.length)!;
      for (const [name, { at, length }] of Object.entries(layout.groups)) {
        expect(number.slice(at, at + length), `${name} of ${number}`).toBe(groups?.[name]);
      }
      const named = Object.values(groups ?? {}).filter((text) => text !== undefined);
      expect(Object.keys(layout.groups)).toHaveLength(named.length);
      expect(pattern.test(number), number).toBe(true);
    }
  }
});

test('[TRACK-05] [TRACK-19] [TRACK-22] addresses, checksums and prefixes are the collected ones', () => {
  for (const { format, fact } of formats) {
    expect(format.trackingUrl ?? null, format.name).toBe(fact.tracking_url ?? null);
    expect(format.checksum, format.name).toEqual(checksumOf(fact, format));
    const rule = fact.validation.serial_number_format?.prepend_if;
    expect(format.prepend?.digits, format.name).toBe(rule?.content);
    for (const start of rule ? ['4', '5', '90', '91', '92', '93', '94', '95', '96'] : []) {
      const isAdded = !format.prepend?.unless.some((text) => start.startsWith(text));
      expect(isAdded, `${format.name} ${start}`).toBe(new RegExp(rule!.matches_regex).test(`${start}0`));
    }
  }
});

test('[TRACK-06] [TRACK-43] [TRACK-47] the lookups know the collected codes and no others', () => {
  for (const { format, fact } of formats) {
    for (const { regex_group_name: group, lookup } of fact.additional ?? []) {
      const own = codesOf(format, group as GroupName);
      const collected = lookup.map(
        ({ matches, matches_regex }) => new RegExp(`^(?:${matches ?? matches_regex})$`),
      );
      expect(own.filter((code) => !collected.some((pattern) => pattern.test(code)))).toEqual([]);
      expect(collected.filter((pattern) => !own.some((code) => pattern.test(code)))).toEqual([]);
      const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
      const twoLetters = letters.flatMap((first) => letters.map((second) => first + second));
      const meant = twoLetters.filter((code) => collected.some((pattern) => pattern.test(code)));
      expect(meant.filter((code) => !own.includes(code))).toEqual([]);
    }
  }
});

test('[TRACK-06] [OPS-34] the postal operators are the collected ones', () => {
  const { countries } = read<{ countries: CountryFact[] }>('catalogue/s10-countries.json', { countries: [] });
  for (const fact of countries) {
    expect(s10Countries.get(fact.code)).toEqual({
      code: fact.code,
      name: fact.country,
      operator: fact.postal_operator,
      operatorUrl: (fact.operator_url ?? '').replace(/;jsessionid=\w+/, ''),
      referenceUrl: fact.upu_reference_url ?? '',
    });
  }
  if (countries.length > 0) expect(s10Countries.size).toBe(countries.length);
});

function checksumOf({ validation: { checksum } }: FormatFact, { name }: Format): Checksum | undefined {
  if (!checksum) return undefined;
  const {
    evens_multiplier: even,
    odds_multiplier: odd,
    weightings = [],
    modulo1 = 0,
    modulo2 = 0,
  } = checksum;
  if (checksum.name === 'mod7' || checksum.name === 's10') return { kind: checksum.name };
  if (checksum.name === 'mod10') return { kind: 'mod10', even: even!, odd: odd! };
  expect(weightings, name).toEqual(weightings.map((_, i) => weightings[i % 3]));
  return { kind: 'weighted', weights: weightings.slice(0, 3), moduli: [modulo1, modulo2] };
}

function codesOf({ services, containers, countries }: Format, group: GroupName): string[] {
  if (group === 'CountryCode') return [...(countries?.keys() ?? [])];
  return Object.keys((group === 'ServiceType' ? services : containers) ?? {});
}
