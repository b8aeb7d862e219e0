import { expect, test } from 'vitest';
import { chooseLanguage, languagesOf } from './choose-language.ts';

const offered = languagesOf(['fr', 'en']);

test('[LANG-01] the first that an outlet names is its own; one that names none speaks English', () => {
  expect(languagesOf(['fr', 'en'])).toEqual(['fr', 'en']);
  expect([languagesOf([]), languagesOf(null), languagesOf(['xx'])]).toEqual([['en'], ['en'], ['en']]);
  expect(languagesOf(['xx', 'fr', 'toString'])).toEqual(['fr']);
});

test('[LANG-02] address, account, cookie, browser: in this order', () => {
  const all = { address: 'en', account: 'fr', cookie: 'fr', browser: 'fr' };
  expect(chooseLanguage(offered, all)).toBe('en');
  expect(chooseLanguage(offered, { ...all, address: null, account: 'en' })).toBe('en');
  expect(chooseLanguage(offered, { cookie: 'en', browser: 'fr' })).toBe('en');
  expect(chooseLanguage(offered, { browser: 'de-DE,en-GB;q=0.7,fr;q=0.3' })).toBe('en');
  expect(chooseLanguage(offered, { browser: 'en;q=0.1, fr-CA;q=0.8' })).toBe('fr');
  expect(chooseLanguage(offered, { browser: 'en;q=0' })).toBe('fr');
  expect(chooseLanguage(offered, {})).toBe('fr');
  expect(chooseLanguage(languagesOf(['en']), { address: 'fr', browser: 'fr' })).toBe('en');
});

test.each(['xx', '../', '', 'x'.repeat(5000), 'toString', 'en\u0000', 'FR-CA-x'])(
  '[LANG-02] %j in an address is no wish, or the one that it means',
  (address) => {
    const expected = address.startsWith('FR') ? 'fr' : 'en';
    expect(chooseLanguage(offered, { address, cookie: 'en' })).toBe(expected);
    expect(chooseLanguage(offered, { browser: address })).toBe('fr');
  },
);
