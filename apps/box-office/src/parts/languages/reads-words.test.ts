import { expect, test } from 'vitest';
import { readsWords } from './reads-words.ts';

test('[LANG-06] staff see in which language somebody is written to, one that was dropped among them', () => {
  expect(readsWords('fr')).toBe('reads Français (Canada)');
  expect(readsWords('pt')).toBe('reads pt');
});
