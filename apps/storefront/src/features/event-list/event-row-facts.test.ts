import { expect, test } from 'vitest';
import { sampleEvent } from '../../parts/testing/samples.ts';
import { eventRowFacts } from './event-row-facts.ts';
import { newYork } from '@stagedoor/rules/time/testing/new-york';

test('[LIST-05] [LIST-06] outlets of type 1, 2 and 3 title a row by its artist', () => {
  for (const type of [1, 2, 3]) {
    const { title, details } = eventRowFacts(sampleEvent({ show: { name: 'Long Way Home' } }), type, newYork);
    expect(title).toBe('Juniper & the Tides');
    expect(details[0]).toBe('Granite Hall, Boston MA');
  }
});

test('[LIST-07] an outlet of type 4 titles it by its venue, and an override stands under the title', () => {
  const facts = eventRowFacts(sampleEvent({ overrideName: 'House seats' }), 4, newYork);
  expect(facts).toMatchObject({ title: 'Granite Hall', secondLine: 'House seats' });
  expect(facts.details[0]).toBe('Juniper & the Tides, Boston MA');
});

test('[EVENT-34] the outlet’s door time counts where it is switched on; a hidden show time hides both', () => {
  const doors = { doorsAt: new Date('2026-12-15T23:30:00Z') };
  const override = { doorTimeOverride: new Date('2026-12-15T23:00:00Z') };
  const times = (event: ReturnType<typeof sampleEvent>) => eventRowFacts(event, 1, newYork).details.slice(1);
  expect(times(sampleEvent({ show: doors }))).toEqual(['7:30 PM', 'doors 6:30 PM']);
  expect(times(sampleEvent({ ...override, useDoorTimeOverride: true, show: doors }))).toEqual([
    '7:30 PM',
    'doors 6:00 PM',
  ]);
  expect(times(sampleEvent({ ...override, show: doors }))[1]).toBe('doors 6:30 PM');
  expect(times(sampleEvent({ show: { ...doors, displayShowTime: false } }))).toEqual([]);
});

test('[AFTER-04] a show on another date says from when it was moved', () => {
  const movedFrom = new Date('2026-11-30T00:30:00Z');
  expect(eventRowFacts(sampleEvent({ show: { movedFrom } }), 1, newYork).postponed).toBe(
    'New date, postponed from Sun, Nov 29, 2026',
  );
});

test('[PROD-11] a show outside the Eastern zone says ET', () => {
  const show = { venue: { name: 'Orpheum', city: 'Chicago', state: 'IL' } };
  expect(eventRowFacts(sampleEvent({ show }), 1, newYork).details).toEqual([
    'Orpheum, Chicago IL',
    '7:30 PM ET',
  ]);
});

test('an event without artist, venue, date or name still has a row', () => {
  const bare = { artist: undefined, venue: undefined, startsAt: undefined };
  expect(eventRowFacts(sampleEvent({ show: { ...bare, name: 'A night' } }), 1, newYork).title).toBe(
    'A night',
  );
  expect(
    eventRowFacts(sampleEvent({ show: { ...bare, venue: sampleEvent().show.venue } }), 1, newYork),
  ).toMatchObject({
    title: 'Granite Hall',
    details: ['Boston MA'],
  });
  expect(eventRowFacts(sampleEvent({ show: bare }), 1, newYork)).toMatchObject({
    title: 'No event information available',
    details: [],
    date: undefined,
  });
});

test('[EVENT-07] an override picture comes before the event’s own', () => {
  const show = { imageUrl: '/images/own.svg' };
  expect(eventRowFacts(sampleEvent({ show }), 1, newYork).image).toBe('/images/own.svg');
  expect(eventRowFacts(sampleEvent({ imageOverrideUrl: '/images/o.svg', show }), 1, newYork).image).toBe(
    '/images/o.svg',
  );
});
