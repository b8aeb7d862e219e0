import { expect, test } from 'vitest';
import { couriers, identify, identifyAll, trackingUrlAt } from './index.ts';

test('[TRACK-07] a result has name, filled-in address, description, number and courier', () => {
  expect(identify('1Z5R89390357567127')).toEqual({
    name: 'UPS',
    trackingUrl: 'https://wwwapps.ups.com/WebTracking/track?track=yes&trackNums=1Z5R89390357567127',
    description: '',
    trackingNumber: '1Z5R89390357567127',
    courier: { name: 'UPS', code: 'ups' },
    service: 'Ground',
  });
});

test('[TRACK-07] the address and the description may be empty', () => {
  expect(identify('C1004444443')).toMatchObject({ trackingUrl: '', description: '' });
  expect(identify('TBA010000000000')?.description).not.toBe('');
});

test('[TRACK-09] a number that fits several formats goes to the first in the order of the catalogue', () => {
  expect(identify('9261292700768711948021')?.courier.code).toBe('fedex');
  expect(identify('420902459261290336128704042634')?.courier.code).toBe('fedex');
  expect(identify('C1004444443')?.courier.code).toBe('amazon');
});

test('[TRACK-09] all couriers that have such a number are told, in the order of the catalogue', () => {
  const codesOf = (candidate: string) => identifyAll(candidate).map(({ courier }) => courier.code);
  expect(codesOf('9261 2927 0076 8711 9480 21')).toEqual(['fedex', 'usps']);
  expect(codesOf('1Z5R89390357567127')).toEqual(['ups']);
  expect(codesOf('1Z5R89390357567128')).toEqual([]);
});

test('[TRACK-09] who names the courier gets its format and its address', () => {
  expect(identify('9261292700768711948021', { courier: 'usps' })).toMatchObject({
    name: 'USPS 91',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9261292700768711948021',
  });
  expect(identify('9261292700768711948021', { courier: 'ups' })).toBeNull();
  expect(identify('9261292700768711948021', { courier: 'nobody' })).toBeNull();
});

test('[TRACK-09] [TRACK-14] a named courier has an address also for a number it would not recognise', () => {
  expect(trackingUrlAt('usps', '9261292700768711948021')).toContain('tLabels=9261292700768711948021');
  expect(trackingUrlAt('ups', 'AB/1?\ud800')).toMatch(/trackNums=AB%2F1%3F%EF%BF%BD$/);
  expect(trackingUrlAt('s10', 'RB123456785CV')).toBe('http://www.correios.cv/');
  expect(trackingUrlAt('amazon', 'anything')).toBe('');
  expect(trackingUrlAt('nobody', 'anything')).toBe('');
  expect(couriers.map(({ code }) => code)).toContain('usps');
});

test('[TRACK-10] only letters and digits of a candidate count, small letters as capitals', () => {
  expect(identify('#1z-5r8939.03/5756712:7!')?.trackingNumber).toBe('1Z5R89390357567127');
  expect(identify('ſG0000000000')).toBeNull();
  expect(identify('１２３４')).toBeNull();
});

test('[TRACK-11] any whitespace may stand in a candidate', () => {
  expect(identify('\n 1Z\t5R8939\r\n03 5756712\u00a07\u2028')?.name).toBe('UPS');
});

test('[TRACK-12] a candidate must match from end to end', () => {
  expect(identify('1Z5R89390357567127 8')).toBeNull();
  expect(identify('Parcel 1Z5R89390357567127')).toBeNull();
  expect(identify('0 1Z5R89390357567127')).toBeNull();
});

test('[TRACK-13] a country code must be in the table', () => {
  expect(identify('RB123456785US')?.country?.name).toBe('United States of America');
  expect(identify('RB123456785XX')).toBeNull();
  expect(identify('RB123456785XX', { acceptUnlistedServices: true })).toBeNull();
});

test('[TRACK-14] service types outside the plain lists are taken on request only', () => {
  const usps20 = '0307 1790 0005 2348 3741';
  const ups = '1Z5R89399957567126';
  const waybill = 'B1506235620';
  for (const [number, name] of [
    [usps20, 'USPS 20'],
    [ups, 'UPS'],
    [waybill, 'UPS Waybill'],
  ] as const) {
    expect(identify(number)).toBeNull();
    const result = identify(number, { acceptUnlistedServices: true });
    expect(result?.name).toBe(name);
    expect(result?.service).toBeUndefined();
  }
});

test('[TRACK-14] S10 never takes a service type outside its classes, and other formats take any', () => {
  expect(identify('XA123456785US', { acceptUnlistedServices: true })).toBeNull();
  expect(identify('9612999100000000000009')?.name).toBe('FedEx Ground 96 (22)');
});

test('[TRACK-15] a prefix is for the checksum only and never shown', () => {
  expect(identify('61299998820821171811')?.trackingNumber).toBe('61299998820821171811');
  expect(identify('C11121552953069')?.trackingNumber).toBe('C11121552953069');
});

test('[TRACK-16] a format without a checksum takes every match', () => {
  for (let last = 0; last < 10; last++) {
    expect(identify(`TBA01000000000${last}`)?.name).toBe('Amazon Logistics');
  }
});

test('[TRACK-48] an operator gets a link or null for a number, never a message', () => {
  expect(identify('1Z5R89390357567127')?.trackingUrl).toMatch(/^https:/);
  expect(identify('not a number')).toBeNull();
  expect(identify('')).toBeNull();
});

test.each([undefined, null, 1234567890, {}, [], Symbol('1Z'), new String('1Z5R89390357567127')])(
  '[TRACK-09] refuses a candidate that is not a string',
  (candidate) => {
    expect(() => identify(candidate as string)).toThrow(TypeError);
    expect(() => identify(candidate as string)).toThrow('identify takes the candidate as a string');
  },
);

test.each(['\ud800', '\udc00\ud800', '\0', '1Z\u0000', '__proto__', 'constructor', '🎟'.repeat(50)])(
  '[TRACK-09] has no answer for odd text %#',
  (candidate) => {
    expect(identify(candidate)).toBeNull();
  },
);

test('[TRACK-10] NUL and lone surrogates around a number do not hide it', () => {
  expect(identify('\0\ud800 1Z5R89390357567127 \udc00')?.name).toBe('UPS');
});
