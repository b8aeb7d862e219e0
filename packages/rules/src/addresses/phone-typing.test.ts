import { describe, expect, test } from 'vitest';
import { formatPhoneTyped } from './phone-typing.ts';

/** Types as a browser does: `|` is the caret. */
function type(shown: string, keys: string): string {
  let [text, caret] = [shown.replace('|', ''), shown.indexOf('|')];
  for (const key of keys) {
    const value =
      key === '<'
        ? text.slice(0, caret - 1) + text.slice(caret)
        : text.slice(0, caret) + key + text.slice(caret);
    const typed = formatPhoneTyped(value, key === '<' ? caret - 1 : caret + 1, text);
    ({ text, caret } = typed);
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('[ADDR-09] a phone number while it is typed', () => {
  test.each([
    ['|', '2', '(2|'],
    ['|', '207', '(207|'],
    ['|', '2075', '(207) 5|'],
    ['|', '2075550148', '(207) 555-0148|'],
    ['(207) 5|', '<', '(207|'],
    ['(207|', '<', '(20|'],
    ['(207) 555-0148|', '<<<<', '(207) 555|'],
    ['(207) 55|5-0148', '<', '(207) 5|50-148'],
    ['(207) |555-0148', '<', '(20|5) 550-148'],
    ['(207) 555-|0148', '<', '(207) 55|0-148'],
    ['(2|07) 555-014', '9', '(29|0) 755-5014'],
    ['(|', '<', '|'],
    ['(207|', '-', '(207|'],
  ])('%s and then %s gives %s', (shown, keys, expected) => {
    expect(type(shown, keys)).toBe(expected);
  });

  test('pasting any spelling of it works, with the country code too', () => {
    for (const pasted of ['207-555-0148', '207.555.0148', '+1 207 555 0148', '(207)5550148']) {
      expect(formatPhoneTyped(pasted, pasted.length)).toEqual({ text: '(207) 555-0148', caret: 14 });
    }
  });

  test('a country code that fell away takes the caret along', () => {
    expect(formatPhoneTyped('+1 207 555 0148', 6)).toEqual({ text: '(207) 555-0148', caret: 4 });
  });

  test('a bracket taken from before all digits comes back, and takes none of them along', () => {
    const before = '(207) 555-0148';
    expect(formatPhoneTyped('207) 555-0148', 0, before)).toEqual({ text: before, caret: 0 });
  });

  test('an eleventh digit changes nothing', () => {
    expect(type('(207) 555-0148|', '9')).toBe('(207) 555-0148|');
  });
});
