/** The samples of every courier file run here by themselves: a new courier brings its own tests. */

import { describe, expect, test } from 'vitest';
import { s10Countries } from './catalogue/s10-countries.ts';
import { couriers } from './couriers.ts';
import type { Format } from './format.ts';
import { detect, identify } from './index.ts';
import { layoutsOf } from './layout.ts';
import { cases } from '../../../tools/testing/cases.ts';

const formats = couriers.flatMap((courier) => courier.formats.map((format) => ({ courier, format })));

describe.each(cases(formats))('[TRACK-05] samples of $format.name', ({ courier, format }) => {
  test.each(cases(format.samples.valid))('[TRACK-05] %s is one', (sample) => {
    expect(identify(sample)).toMatchObject({ name: format.name, courier: { code: courier.code } });
    const [only, ...others] = detect(`On its way: ${sample.toUpperCase()}, since Monday.`);
    expect(only).toMatchObject({ name: format.name, courier: { code: courier.code } });
    expect(others).toEqual([]);
  });

  test.each(cases(format.samples.invalid))('[TRACK-05] %s is none', (sample) => {
    expect(identify(sample)?.name).not.toBe(format.name);
  });
});

test('[TRACK-01] [TRACK-02] [PROD-13] ships couriers, each with a name, a code and formats', () => {
  for (const { name, code, formats: own } of couriers) {
    expect(name).not.toBe('');
    expect(code).toMatch(/^[a-z0-9]+$/);
    expect(own.length).toBeGreaterThan(0);
  }
});

test('[TRACK-03] [TRACK-05] every format has a name of its own and samples of both kinds', () => {
  expect(new Set(formats.map(({ format }) => format.name)).size).toBe(formats.length);
  for (const { format } of cases(formats)) {
    expect(format.samples.valid.length).toBeGreaterThan(0);
    expect(format.samples.invalid.length).toBeGreaterThan(0);
  }
});

test('[TRACK-04] patterns name exactly the groups the requirements list', () => {
  const names = formats.flatMap(({ format }) => layouts(format).flatMap(({ groups }) => Object.keys(groups)));
  expect([...new Set(names)].sort()).toEqual([
    'ApplicationIdentifier',
    'CheckDigit',
    'CountryCode',
    'DestinationZip',
    'GSN',
    'PackageId',
    'RoutingApplicationId',
    'RoutingNumber',
    'SCNC',
    'SerialNumber',
    'ServiceType',
    'ShipperId',
    'ShippingContainerType',
  ]);
});

test('[TRACK-04] a checksum has a serial and one check digit to work on', () => {
  for (const { format } of cases(formats.filter(({ format }) => format.checksum))) {
    for (const { groups } of cases(layouts(format))) {
      expect(groups.SerialNumber?.length).toBeGreaterThan(0);
      expect(groups.CheckDigit?.length).toBe(1);
    }
  }
});

test('[TRACK-05] a tracking address has one place for the number', () => {
  const addresses = formats.flatMap(({ format }) => format.trackingUrl ?? []);
  expect(addresses.filter((address) => address.split('%s').length !== 2)).toEqual([]);
});

test.each([
  ['TBA010000000000', 'Amazon'],
  ['GM2951173225174494', 'DHL'],
  ['986578788855', 'FedEx'],
  ['C11121552953069', 'OnTrac'],
  ['RB123456785CV', 'S10'],
  ['1Z5R89390357567127', 'UPS'],
  ['71123456789123456787', 'USPS'],
])('[TRACK-08] %s is a number of %s', (number, courier) => {
  expect(identify(number)?.courier.name).toBe(courier);
});

test('[TRACK-49] couriers and formats carry the agreed codes and names, in the agreed order', () => {
  expect(couriers.map(({ name }) => name)).toEqual([
    'Amazon',
    'DHL',
    'FedEx',
    'OnTrac',
    'S10',
    'UPS',
    'USPS',
  ]);
  expect(couriers.map(({ code, formats: own }) => [code, own.map(({ name }) => name)].flat())).toEqual([
    ['amazon', 'Amazon Logistics', 'Amazon International'],
    ['dhl', 'DHL Express', 'DHL Express Air', 'DHL E-Commerce'],
    [
      'fedex',
      'FedEx Express (12)',
      'FedEx Express (34)',
      'FedEx SmartPost',
      'FedEx Ground',
      'FedEx Ground (SSCC-18)',
      'FedEx Ground 96 (22)',
      'FedEx Ground GSN',
    ],
    ['ontrac', 'OnTrac', 'OnTrac D'],
    ['s10', 'S10'],
    ['ups', 'UPS', 'UPS Waybill'],
    ['usps', 'USPS 20', 'USPS 34v2', 'USPS 91'],
  ]);
});

test('[TRACK-06] [OPS-34] about 190 country codes name a country, a postal operator and addresses', () => {
  expect(s10Countries.size).toBe(191);
  for (const [code, country] of cases(s10Countries)) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(country.name).not.toBe('');
    expect(country.operator).not.toBe('');
    if (country.operatorUrl) expect(URL.canParse(country.operatorUrl)).toBe(true);
    if (country.referenceUrl) expect(URL.canParse(country.referenceUrl)).toBe(true);
  }
  expect(s10Countries.get('CI')).toEqual({
    code: 'CI',
    name: "Côte d'Ivoire (Rep.)",
    operator: 'La Poste de Côte d’Ivoire',
    operatorUrl: 'http://www.laposte.ci/bureau.php',
    referenceUrl: 'http://www.upu.int/en/the-upu/member-countries/africa/cote-divoire-rep.html',
  });
});

function layouts(format: Format) {
  return format.patterns.flatMap(layoutsOf);
}
