/** ADDR-09 while the customer types: the text as it is shown, and where the caret belongs in it. */
import { formatPhone, phoneDigits } from './phone.ts';

interface Typed {
  text: string;
  caret: number;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Behind so many digits; at the end of what is typed, behind the punctuation too. */
function caretBehind(text: string, digits: number): number {
  if (digits >= digitsIn(text)) return text.length;
  let place = 0;
  for (let seen = 0; seen < digits; place += 1) if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}

/** `before` is what stood there: taking away a bracket or the hyphen takes the digit before it along. */
export function formatPhoneTyped(value: string, caret: number, before = ''): Typed {
  const tookPunctuation = value.length < before.length && digitsIn(value) === digitsIn(before);
  const behind = digitsIn(value.slice(0, caret));
  if (tookPunctuation && formatPhone(value) === before && behind > 0) {
    const digits = phoneDigits(value);
    const text = formatPhone(digits.slice(0, behind - 1) + digits.slice(behind));
    return { text, caret: caretBehind(text, behind - 1) };
  }
  const text = formatPhone(value);
  // A country code that fell away stood before the caret.
  return { text, caret: caretBehind(text, behind - Math.max(0, digitsIn(value) - digitsIn(text))) };
}
