import { expect, test } from 'vitest';
import { findEvents, folded, isSearched } from './find-events.ts';
import type { EventSearch, FindableEvent } from './find-events.ts';

const boston: FindableEvent = {
  texts: ['Long Way Home', 'Juniper & the Tides', 'Granite Hall', 'Boston'],
  city: 'Boston MA',
  artistId: '1',
  day: '2026-12-15',
};
const quebec: FindableEvent = {
  texts: [null, 'Élan Nuit', 'Salle Œuvre', 'Québec'],
  city: 'Québec QC',
  artistId: '2',
  day: '2026-12-20',
};
const someday: FindableEvent = { texts: ['Straße'], city: '', artistId: '', day: undefined };
const nothing: EventSearch = { words: '', city: '', artistId: '', from: '', until: '' };
const find = (search: Partial<EventSearch>) =>
  findEvents([boston, quebec, someday], { ...nothing, ...search }, (event) => event);

test('[REPORT-05] words are found with accents and without, each where a word begins', () => {
  for (const words of ['quebec', 'QUÉBEC', 'que elan', '  élan, nuit ', 'oeuvre'])
    expect(find({ words })).toEqual([quebec]);
  for (const words of ['tides gran', 'juniper&the', 'home']) expect(find({ words })).toEqual([boston]);
  expect(find({ words: 'strasse' })).toEqual([someday]);
  for (const words of ['ebec', 'juniper quebec', 'x']) expect(find({ words })).toEqual([]);
});

test('[REPORT-05] city, artist and days narrow, each for itself and together; both days are within', () => {
  expect(find({ city: 'Boston MA' })).toEqual([boston]);
  expect(find({ artistId: '2' })).toEqual([quebec]);
  expect(find({ from: '2026-12-15', until: '2026-12-15' })).toEqual([boston]);
  expect(find({ from: '2026-12-16' })).toEqual([quebec]);
  expect(find({ until: '2026-12-14' })).toEqual([]);
  expect(find({ city: 'Boston MA', artistId: '2' })).toEqual([]);
});

test('[REPORT-05] without a search the list is what it was, and signs alone are none', () => {
  expect(find({})).toEqual([boston, quebec, someday]);
  expect(isSearched({ ...nothing, words: '  ' })).toBe(false);
  expect(find({ words: '&' })).toEqual([boston, quebec, someday]);
});

test('[REPORT-05] letters that have no accent to take off are folded as well', () => {
  expect(folded('Łódź, Øre, Straße, Æther, CŒUR')).toBe('lodz, ore, strasse, aether, coeur');
});
