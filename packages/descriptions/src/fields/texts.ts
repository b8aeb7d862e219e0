import { FONT_ADDRESS } from '@stagedoor/rules/shops/theme-properties';
import * as z from 'zod/mini';
import { forms } from './forms.ts';

// Anything invisible but the blanks of ordinary text.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const MOST_HTML = 100_000;

const complaint = (message: (value: string) => string | undefined) =>
  z.check<string>(({ value, issues }) => {
    const said = message(value);
    if (said !== undefined) issues.push({ code: 'custom', input: value, message: said });
  });

function wrongWithText(text: string, most: number): string | undefined {
  if (text === '') return '"{label}" is empty.';
  if (text.length > most) return `"{label}" has ${text.length} characters; at most ${most} fit.`;
  return CONTROL.test(text) ? '"{label}" holds an invisible control character.' : undefined;
}

const wrongWithLine = (text: string, most: number): string | undefined =>
  wrongWithText(text, most) ?? (/[\r\n]/.test(text) ? '"{label}" must be a single line.' : undefined);

const someText = () =>
  z
    .string({
      error: ({ input }) =>
        typeof input === 'boolean' ? '"{label}" must be text: put it in quotes.' : '"{label}" must be text.',
    })
    .check(z.trim());

/** Text of at most so many characters. */
export const text = (most = 2000) =>
  someText()
    .check(complaint((value) => wrongWithText(value, most)))
    .register(forms, { is: 'text' });

/** Text that must fit a heading or a row, and whatever else may be wrong with it. */
export const line = (most = 200, wrong: (value: string) => string | undefined = () => undefined) =>
  someText()
    .check(complaint((value) => wrongWithLine(value, most) ?? wrong(value)))
    .register(forms, { is: 'text' });

/** Leaves of a text what pages may show. Whoever reads descriptions brings their own: a server has no document. */
export type CleanHtml = (given: string) => string;

/** Text with a little HTML in it; what pages may not show goes. */
export const html = (clean: CleanHtml) =>
  someText()
    .check(
      z.overwrite(clean),
      complaint((value) => wrongWithText(value, MOST_HTML)),
    )
    .register(forms, { is: 'html' });

/** Text as it stands, or with a little HTML in it: then what pages may not show goes. */
export const markedText = (clean: CleanHtml) =>
  someText()
    .check(
      z.overwrite((given) => (given.includes('<') ? clean(given) : given)),
      complaint((value) => wrongWithText(value, MOST_HTML)),
    )
    .register(forms, { is: 'text' });

const kept = (address: RegExp, what: string) =>
  someText().check(
    complaint((value) => (address.test(value) ? undefined : `"{label}" must be a ${what} kept here.`)),
  );

/** The address under which a picture is kept. */
export const image = kept(/^\/images\/[0-9a-f]{32}\.[a-z]{3,4}$/, 'picture').register(forms, { is: 'image' });

/** The address under which a font is kept. */
export const font = kept(FONT_ADDRESS, 'font').register(forms, { is: 'font' });
