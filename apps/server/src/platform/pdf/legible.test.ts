import { expect, test } from 'vitest';
import { legible } from './legible.ts';

test.each([
  ['Zoë Łukasiewicz', 'Zoë Łukasiewicz'],
  ['Ольга, Ελένη', 'Ольга, Ελένη'],
  ['نور, נועה', 'نور, נועה'],
  ['王小明', ''],
  ['王 Ming, row 12', 'Ming, row 12'],
  ['さくら 김민수', ''],
  ['The 12th Night ★ © 2026 🎫', 'The 12th Night ★ © 2026'],
])('%s is read as “%s” on paper', (text, read) => {
  expect(legible(text)).toBe(read);
});
