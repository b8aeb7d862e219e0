import { differencesBetween } from '@stagedoor/rules/programme/differences';
import { fieldConflicts } from '@stagedoor/rules/programme/field-conflicts';
import { expect, test } from 'vitest';
import { programmeWith } from './programme.ts';
import { telling } from './tell-changes.ts';
import { newYork } from '@stagedoor/rules/time/testing/new-york';

const told = { currency: 'USD', times: newYork } as const;

const tell = telling(programmeWith((html) => html));
type Part = { id: number; [key: string]: unknown };

const said = (what: string, before: Part | null, after: Part | null): string[] =>
  differencesBetween(what, before, after).all.flatMap((each) => tell.difference(each, before, after, told));

const level = { id: 311, name: 'Balcony', price: 4500, fees: [] as object[], capacity: 10 };
const event = { id: 3, name: 'Gala', show: 1, active: true, items: [{ id: 31, levels: [level] }] };

test('[PROG-03] a price is told in dollars, with the name of what it belongs to', () => {
  const dearer = { ...event, items: [{ id: 31, levels: [{ ...level, price: 5000 }] }] };
  expect(said('event', event, dearer)).toEqual(['Price level 311 “Balcony”: price: $45.00 → $50.00.']);
});

test('[PROG-03] dates, yes and no, references, seats and texts with markup are told in words', () => {
  const after = {
    ...event,
    active: false,
    show: 2,
    doors: new Date('2027-05-01T22:00:00Z'),
    ticketDay: '2027-04-20',
    description: '<p>Bring <b>boots</b></p>',
    seats: [{}, {}],
  };
  expect(
    said('event', { ...event, doors: null, ticketDay: null, description: null, seats: null }, after),
  ).toEqual([
    'Event 3 “Gala”: show: show 1 → show 2.',
    'Event 3 “Gala”: active: yes → no.',
    'Event 3 “Gala”: doors: nothing → Sat, May 1, 2027, 6:00 PM.',
    'Event 3 “Gala”: ticket day: nothing → Tue, Apr 20, 2027.',
    'Event 3 “Gala”: description: nothing → “Bring boots”.',
    'Event 3 “Gala”: seats: nothing → 2 seats.',
  ]);
});

test('[PROG-03] of a record inside a thing only what differs is told', () => {
  const theme = { logo: '/images/a.png', linkColor: '#112233', textColor: '#000000', promos: [] };
  const before = { id: 71, name: 'Shop', theme, hosts: ['a.example.com'] };
  const after = {
    ...before,
    theme: { ...theme, logo: '/images/b.png', linkColor: '#223344' },
    hosts: ['a.example.com', 'b.example.com'],
  };
  expect(said('outlet', before, after)).toEqual([
    'Outlet 71 “Shop”: logo: another one.',
    'Outlet 71 “Shop”: colour of buttons and links: #112233 → #223344.',
    'Outlet 71 “Shop”: addresses: “a.example.com” → “a.example.com”, “b.example.com”.',
  ]);
});

test('[PROG-03] what comes and goes is told by its name, and a long text is cut', () => {
  const long = 'x'.repeat(500);
  const before = { id: 71, policies: [{ id: 1, headline: 'Refunds' }] };
  const after = { id: 71, policies: [{ id: 2, headline: long }] };
  expect(said('outlet', before, after)).toEqual([
    `Policy 2 “${'x'.repeat(60)}…” is new.`,
    'Policy 1 “Refunds” is taken off.',
  ]);
});

test('[PROG-11] who came second reads what it was, what it is now and what they wanted', () => {
  const priced = (price: number) => ({ ...event, items: [{ id: 31, levels: [{ ...level, price }] }] });
  const now = priced(4600);
  const [conflict] = fieldConflicts('event', event, now, priced(5000));
  expect(tell.conflict(conflict!, now, told)).toBe(
    'Price level 311 “Balcony”: price was $45.00, is $46.00 now, you wanted $50.00.',
  );
  const another = { id: 71, name: 'Shop', events: [event] };
  const [made] = fieldConflicts('outlet', { ...another, events: [] } as never, another, {
    ...another,
    events: [],
  } as never);
  expect(tell.conflict(made!, another, told)).toBe(
    'Event 3 “Gala” was made meanwhile, and you wanted it otherwise.',
  );
});

test('[PROG-03] of a record that comes only what it says is told: an empty list says nothing', () => {
  const outlet = { id: 1, name: 'Lantern Club', theme: null };
  const themed = { ...outlet, theme: { linkColor: '#005f73', carousel: [], promos: [] } };
  expect(said('outlet', outlet, themed)).toEqual([
    'Outlet 1 “Lantern Club”: colour of buttons and links: nothing → #005f73.',
  ]);
});

test('[SETUP-12] whoever looks at an outlet reads what changes, not whose it is, and no number that nobody gave', () => {
  const policy = { id: 1_001_001, headline: 'Refunds', text: '<p>None.</p>' };
  const before = {
    id: 71,
    name: 'Shop',
    theme: { secondaryLinkColor: '#8a4b08' },
    login: 'as-needed',
    policies: [],
  };
  const after = { ...before, theme: { secondaryLinkColor: '#005f73' }, login: 'always', policies: [policy] };
  const outlet = { what: 'outlet', id: 71 };
  const sentences = differencesBetween('outlet', before, after).all.flatMap((each) =>
    tell.difference(each, before, after, told, outlet),
  );
  expect(sentences.toSorted()).toEqual([
    'Colour of second links: #8a4b08 → #005f73.',
    'Policy “Refunds” is new.',
    'Sign-in: as needed → always.',
  ]);
});
