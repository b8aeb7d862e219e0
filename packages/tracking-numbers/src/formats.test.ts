/** What the requirements say about each format, beyond the samples in its courier's file. */

import { expect, test } from 'vitest';
import { couriers } from './couriers.ts';
import { identify } from './index.ts';

const formatOf = (number: string): string | undefined => identify(number)?.name;
const withService = (number: string) => [identify(number)?.name, identify(number)?.service];

test('[TRACK-23] Amazon Logistics is TBA and 12 digits', () => {
  expect(formatOf('TBA123456789012')).toBe('Amazon Logistics');
  expect(formatOf('TBA12345678901')).toBeUndefined();
  expect(formatOf('TBA1234567890123')).toBeUndefined();
});

test.each(['A', 'F', 'C'])('[TRACK-24] Amazon International is %s and 10 digits', (letter) => {
  expect(formatOf(`${letter}1234567891`)).toBe('Amazon International');
  expect(formatOf(`${letter}123456789`)).toBeUndefined();
});

test('[TRACK-25] DHL Express is 10 digits, the last the rest modulo 7', () => {
  expect(formatOf('3318810014')).toBe('DHL Express');
  expect(formatOf('3318810015')).toBeUndefined();
});

test('[TRACK-26] DHL Express Air is 11 digits, the last the rest modulo 7', () => {
  expect(formatOf('05292009730')).toBe('DHL Express Air');
  expect(formatOf('05292009731')).toBeUndefined();
});

test.each(['GM', 'LX', 'RX', 'UV', 'CN', 'SG', 'TH', 'IN', 'HK', 'MY'])(
  '[TRACK-27] DHL E-Commerce is %s and 10 to 39 digits',
  (start) => {
    expect(formatOf(start + '1'.repeat(9))).toBeUndefined();
    expect(formatOf(start + '1'.repeat(10))).toBe('DHL E-Commerce');
    expect(formatOf(start + '1'.repeat(39))).toBe('DHL E-Commerce');
    expect(formatOf(start + '1'.repeat(40))).toBeUndefined();
  },
);

test('[TRACK-28] FedEx Express (12) weighs 11 digits with 3, 1, 7, modulo 11 and then 10', () => {
  expect(formatOf('100000000003')).toBe('FedEx Express (12)');
  expect(formatOf('010000000001')).toBe('FedEx Express (12)');
  expect(formatOf('001000000007')).toBe('FedEx Express (12)');
  expect(formatOf('003000000000')).toBe('FedEx Express (12)');
  expect(formatOf('100000000004')).toBeUndefined();
});

test('[TRACK-29] FedEx Express (34) starts with 10 and checks the 13 digits before the last', () => {
  expect(formatOf('1001921334250001000300779017972697')).toBe('FedEx Express (34)');
  expect(formatOf('1099999999999999999900779017972697')).toBe('FedEx Express (34)');
  expect(formatOf('1001921334250001000301779017972697')).toBeUndefined();
});

test('[TRACK-30] SmartPost has 20 digits, 22 with 92 in front, or 30 with 420 and a zip before that', () => {
  expect(formatOf('02123456789012345674')).toBe('FedEx SmartPost');
  expect(formatOf('9202123456789012345674')).toBe('FedEx SmartPost');
  expect(formatOf('420123459202123456789012345674')).toBe('FedEx SmartPost');
  expect(formatOf('4201234502123456789012345674')).toBeUndefined();
});

test('[TRACK-30] SmartPost checks 92 and the serial, or the serial alone when it starts with 92', () => {
  expect(formatOf('92123456789012345676')).toBe('FedEx SmartPost');
  expect(formatOf('92123456789012345677')).toBeUndefined();
});

test('[TRACK-31] FedEx Ground weighs 14 digits with 1 and 3', () => {
  expect(formatOf('100000000000009')).toBe('FedEx Ground');
  expect(formatOf('010000000000007')).toBe('FedEx Ground');
  expect(formatOf('010000000000009')).toBeUndefined();
});

test('[TRACK-32] SSCC-18 weighs the 15 digits after the container type with 3 and 1', () => {
  expect(formatOf('001000000000000007')).toBe('FedEx Ground (SSCC-18)');
  expect(formatOf('000100000000000009')).toBe('FedEx Ground (SSCC-18)');
  expect(formatOf('000100000000000007')).toBeUndefined();
});

test('[TRACK-33] Ground 96 has 22 digits and weighs the 14 before the last with 1 and 3', () => {
  expect(formatOf('9612345100000000000009')).toBe('FedEx Ground 96 (22)');
  expect(formatOf('9612345010000000000007')).toBe('FedEx Ground 96 (22)');
  expect(formatOf('9612345010000000000009')).toBeUndefined();
});

test('[TRACK-34] Ground GSN has 34 digits and weighs the 13 before the last with 1, 7, 3', () => {
  expect(formatOf('9600000000000000000001000000000007')).toBe('FedEx Ground GSN');
  expect(formatOf('9600000000000000000000100000000003')).toBe('FedEx Ground GSN');
  expect(formatOf('9600000000000000000000100000000007')).toBeUndefined();
});

test('[TRACK-35] OnTrac puts 4 before the serial of a C number unless it is there', () => {
  expect(formatOf('C11121552953069')).toBe('OnTrac');
  expect(formatOf('C41121552953061')).toBe('OnTrac');
  expect(formatOf('C41121552953063')).toBeUndefined();
});

test('[TRACK-35] OnTrac puts 5 before the serial of a D number unless it is there', () => {
  expect(formatOf('D10011354453707')).toBe('OnTrac D');
  expect(formatOf('D50011354453702')).toBe('OnTrac D');
  expect(formatOf('D50011354453709')).toBeUndefined();
});

test('[TRACK-36] S10 links to the postal operator of its country, or nowhere', () => {
  expect(identify('RB123456785CV')).toMatchObject({
    name: 'S10',
    trackingUrl: 'http://www.correios.cv/',
    country: { code: 'CV', name: 'Cape Verde', operator: 'Correios de Cabo Verde' },
  });
  expect(identify('RB123456785CF')).toMatchObject({ name: 'S10', trackingUrl: '' });
  expect(formatOf('RB123456785QQ')).toBeUndefined();
  for (const wrong of ['R1123456785CV', '1B123456785CV', 'RB123456784CV', 'RB12345678CV', 'RBB123456785CV'])
    expect(identify(wrong, { acceptUnlistedServices: true }), wrong).toBeNull();
});

test('[TRACK-37] [TRACK-41] UPS is 1Z, 15 letters or digits and a check digit, 18 characters in all', () => {
  expect(formatOf('1Z5R89390357567127')).toBe('UPS');
  expect(formatOf('1Z5R893903575671274')).toBeUndefined();
  expect(formatOf('1Z5R8939035756712')).toBeUndefined();
  expect(formatOf('1Z5R89390357567126')).toBeUndefined();
});

test('[TRACK-38] [TRACK-45] a UPS Waybill starts with the letter of its service', () => {
  expect(withService('J1506235620')).toEqual(['UPS Waybill', 'Next Day Express']);
  expect(withService('K1506235620')).toEqual(['UPS Waybill', 'Ground']);
  expect(withService('V1506235620')).toEqual(['UPS Waybill', 'WorldWide Express Saver']);
  expect(formatOf('B1506235620')).toBeUndefined();
  expect(formatOf('K1506235621')).toBeUndefined();
  // Weighed the other way round it would end in 5.
  expect(withService('J4603636537')).toEqual(['UPS Waybill', 'Next Day Express']);
  expect(formatOf('J4603636535')).toBeUndefined();
});

test('[TRACK-39] [TRACK-44] USPS 20 names its service by the first two digits', () => {
  expect(withService('71123456789012345673')).toEqual(['USPS 20', 'Certified Mail']);
  expect(withService('73123456789012345671')).toEqual(['USPS 20', 'Insured Mail']);
  expect(withService('77123456789012345677')).toEqual(['USPS 20', 'Registered Mail']);
  expect(withService('81123456789012345670')).toEqual(['USPS 20', 'Return Receipt for Merchandise']);
  expect(formatOf('71123456789012345670')).not.toBe('USPS 20');
});

test('[TRACK-40] USPS 34v2 is 420, zip, routing number, then 92 to 95 and 20 digits, or the 20 alone', () => {
  expect(formatOf('4201234567899302123456789012345673')).toBe('USPS 34v2');
  expect(formatOf('42012345678902123456789012345673')).toBe('USPS 34v2');
  expect(formatOf('4201234567899102123456789012345675')).not.toBe('USPS 34v2');
  expect(formatOf('4201234567899302123456789012345674')).not.toBe('USPS 34v2');
});

test.each([
  ['20 digits', '02123456789012345675'],
  ['24 digits', '021234567890123456701231'],
  ['22 digits with 94 in front', '9402123456789012345672'],
  ['26 digits with 94 in front', '94021234567890123456701238'],
  ['20 digits after 420 and a zip', '4201234502123456789012345675'],
  ['24 digits after 420 and a zip', '42012345021234567890123456701231'],
  ['22 digits after 420 and a zip', '420123459402123456789012345672'],
  ['26 digits after 420 and a zip', '4201234594021234567890123456701238'],
])('[TRACK-42] USPS 91 is written in %s', (_way, number) => {
  expect(formatOf(number)).toBe('USPS 91');
});

test('[TRACK-43] [TRACK-13] the container type of SSCC-18 is one of four', () => {
  const container = (type: string) => identify(`${type}1000000000000007`)?.container;
  expect(container('00')).toBe('case/carton');
  expect(container('01')).toBe('pallet');
  expect(container('02')).toBe('larger than a pallet');
  expect(container('04')).toBe('internal intra-company use');
  expect(container('03')).toBeUndefined();
  expect(identify('031000000000000007')).toBeNull();
});

test('[TRACK-46] UPS knows the services of 23 codes', () => {
  const services = couriers.find(({ code }) => code === 'ups')?.formats[0]?.services ?? {};
  const codes = '01 02 03 12 13 15 22 32 33 41 42 44 66 72 78 90 A0 A1 A2 A8 A9 AA YW';
  expect(Object.keys(services).sort()).toEqual(codes.split(' '));
  expect(identify('1Z5R8939YW57567129')?.service).toContain('SurePost');
  expect(identify('1Z5R8939AA57567127')?.name).toBe('UPS');
});

test.each([
  ['EE', 'EMS'],
  ['LX', 'Letter Post Express'],
  ['MA', 'Letter Post M-bag'],
  ['QA', 'Letter Post Reply Service'],
  ['QM', 'Letter Post Reply Service'],
  ['RB', 'Letter Post Registered'],
  ['UA', 'Letter Post Other'],
  ['VV', 'Letter Post Insured'],
  ['CP', 'Parcel Post'],
  ['HA', 'Parcel Post e-commerce'],
  ['BA', 'Domestic'],
  ['DZ', 'Domestic'],
  ['NA', 'Domestic'],
  ['PA', 'Domestic'],
  ['ZZ', 'Domestic'],
  ['AV', 'Domestic'],
  ['AZ', 'Domestic'],
  ['GA', 'Domestic'],
  ['GD', 'Domestic'],
])('[TRACK-47] S10 service type %s is %s', (type, service) => {
  expect(identify(`${type}123456785US`)?.service).toBe(service);
});

test.each(['AU', 'GB', 'GE', 'QN', 'XA', 'FA', 'IA', 'JA', 'KA', 'OA', 'SA', 'TA', 'WA', 'YA'])(
  '[TRACK-47] S10 has no service type %s',
  (type) => {
    expect(identify(`${type}123456785US`)).toBeNull();
  },
);
