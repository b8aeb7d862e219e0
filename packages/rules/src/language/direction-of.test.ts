import { expect, test } from 'vitest';
import { directionOf, languageAttributes } from './direction-of.ts';
import { shopLanguages } from './shop-languages.ts';

test('[LANG-08] a page says in which direction its language is read', () => {
  expect(['ar', 'he', 'fa', 'ur-PK'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(Object.keys(shopLanguages).map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
  expect(['az', 'xx'].map(directionOf)).toEqual(['ltr', 'ltr']);
  expect(languageAttributes('fr')).toBe('lang="fr" dir="ltr"');
});
