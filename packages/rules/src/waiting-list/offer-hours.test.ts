import { describe, expect, test } from 'vitest';
import { offerEnds, sendOfferAt } from './offer-hours.ts';

const zone = 'America/New_York';
const rules = { hours: 8, zone, doorsAt: new Date('2026-12-30T17:30:00-05:00') };
const at = (text: string): Date => new Date(`${text}:00-05:00`);

describe('the hour of an offer', () => {
  test('[WAIT-02] is between 10 AM and 8 PM of the place of the event', () => {
    expect(sendOfferAt(at('2026-12-01T12:15'), rules)).toEqual(at('2026-12-01T12:15'));
    expect(sendOfferAt(at('2026-12-01T10:00'), rules)).toEqual(at('2026-12-01T10:00'));
    expect(sendOfferAt(at('2026-12-01T09:59'), rules)).toEqual(at('2026-12-01T10:00'));
    expect(sendOfferAt(at('2026-12-01T20:00'), rules)).toEqual(at('2026-12-02T10:00'));
    expect(sendOfferAt(at('2026-12-01T23:30'), { ...rules, zone: 'America/Los_Angeles' })).toEqual(
      new Date('2026-12-02T10:00:00-08:00'),
    );
  });

  test('[WAIT-02] is 10 AM by the clock also after a night in which the clocks are changed', () => {
    expect(sendOfferAt(new Date('2026-10-31T22:00:00-04:00'), rules)).toEqual(at('2026-11-01T10:00'));
    expect(sendOfferAt(at('2027-03-13T22:00'), { ...rules, doorsAt: undefined })).toEqual(
      new Date('2027-03-14T10:00:00-04:00'),
    );
  });

  test('[WAIT-02] never comes within the last hour before doors', () => {
    expect(sendOfferAt(at('2026-12-30T16:29'), rules)).toEqual(at('2026-12-30T16:29'));
    expect(sendOfferAt(at('2026-12-30T16:30'), rules)).toBeUndefined();
    const early = { ...rules, doorsAt: at('2026-12-30T10:30') };
    expect(sendOfferAt(at('2026-12-29T21:00'), early)).toBeUndefined();
  });
});

describe('the end of an offer', () => {
  test('[WAIT-02] comes after the hours of the event', () => {
    expect(offerEnds(at('2026-12-01T10:00'), rules)).toEqual(at('2026-12-01T18:00'));
    expect(offerEnds(at('2026-12-01T10:00'), { ...rules, hours: 24 })).toEqual(at('2026-12-02T10:00'));
  });

  test('[WAIT-02] comes after half an hour in the last day, and never past one hour before doors', () => {
    expect(offerEnds(at('2026-12-29T17:30'), rules)).toEqual(at('2026-12-29T18:00'));
    expect(offerEnds(at('2026-12-29T17:29'), rules)).toEqual(at('2026-12-30T01:29'));
    expect(offerEnds(at('2026-12-30T16:15'), rules)).toEqual(at('2026-12-30T16:30'));
    expect(offerEnds(at('2026-12-29T16:00'), { ...rules, hours: 30 })).toEqual(at('2026-12-30T16:30'));
  });
});
