import { expect, test } from 'vitest';
import { fieldAt, isSameValue, valueAt, withFields } from './draft-fields.ts';

const outlet = {
  id: 1,
  name: 'Lantern Club',
  theme: { logo: null, linkColor: '#b1251d' },
  hosts: ['a.example'],
};

test('[SETUP-03] what was typed stands in place of what is published, and nothing else moves', () => {
  const typed = [
    { field: 'theme.linkColor', value: '#005f73' },
    { field: 'hosts', value: ['b.example'] },
  ] as const;
  expect(withFields(outlet, typed)).toEqual({
    ...outlet,
    theme: { logo: null, linkColor: '#005f73' },
    hosts: ['b.example'],
  });
  expect(outlet.theme.linkColor, 'what was there stays').toBe('#b1251d');
  expect(withFields({ ...outlet, theme: null }, typed)['theme']).toEqual({ linkColor: '#005f73' });
});

test('[SETUP-03] a sentence about a place belongs to its field', () => {
  expect(fieldAt(['theme', 'linkColor'])).toBe('theme.linkColor');
  expect(fieldAt(['policies', 0, 'text'])).toBe('policies');
  expect(fieldAt(['events', 3])).toBeUndefined();
  expect(fieldAt([])).toBeUndefined();
});

test('[SETUP-03] a field says what it says, however its keys are ordered', () => {
  expect(valueAt(outlet, 'theme.linkColor')).toBe('#b1251d');
  expect(valueAt(outlet, 'name')).toBe('Lantern Club');
  expect(isSameValue([{ a: 1, b: null }], [{ b: undefined, a: 1 }])).toBe(true);
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSameValue(undefined, null)).toBe(true);
});

test('[SETUP-12] a field of which nothing is said is left out, so that a list which was not there is none again', () => {
  const outlet = { id: 1, theme: { logo: '/a', carousel: [{}] }, policies: [{}] };
  const typed = [
    { field: 'theme.carousel' as const, value: null },
    { field: 'policies' as const, value: null },
  ];
  expect(withFields(outlet, typed)).toEqual({ id: 1, theme: { logo: '/a' } });
  expect(withFields({ id: 1, theme: null }, [typed[0]!])).toEqual({ id: 1, theme: {} });
});
