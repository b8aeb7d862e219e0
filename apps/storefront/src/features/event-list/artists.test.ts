import { afterEach, expect, test } from 'vitest';
import { hearLanguageFrom } from '@stagedoor/rules/language/current-language';
import { sampleEvent } from '../../parts/testing/samples.ts';
import { artistsOf } from './artists.ts';
import { citiesOf } from './event-search.ts';

let forget = (): void => {};
afterEach(() => forget());

const event = (id: number, artist: string, city: string) =>
  sampleEvent({ id, show: { artist: { id, name: artist }, venue: { name: 'Hall', city, state: '' } } });
const events = [
  event(1, 'Zebra', 'Zug'),
  event(2, 'Élan', 'Évian'),
  event(3, 'dixie', 'Ölten'),
  event(4, 'Fado', 'Paris'),
];

test('[LANG-04] artists and cities stand as the reader’s language orders them, accents or not', () => {
  expect(artistsOf(events).map(({ name }) => name)).toEqual(['dixie', 'Élan', 'Fado', 'Zebra']);
  expect(citiesOf(events)).toEqual(['Évian', 'Ölten', 'Paris', 'Zug']);
  // Swedish has Ö after Z.
  forget = hearLanguageFrom(() => ({ code: 'sv', locale: 'sv-SE', said: {} }));
  expect(citiesOf(events)).toEqual(['Évian', 'Paris', 'Zug', 'Ölten']);
});
