import { isHexColor } from '@stagedoor/rules/shops/contrast';
import { isReadableColor } from '@stagedoor/rules/shops/nearest-readable';
import * as z from 'zod/mini';
import { link } from './fields/addresses.ts';
import { forms } from './fields/forms.ts';
import { whole } from './fields/numbers.ts';
import { listOf, optional, record } from './fields/record.ts';
import { font, image, line } from './fields/texts.ts';

const wrong = '"{label}" must be a colour such as "#b1251d", in quotes.';
const anyColor = z
  .string({ error: wrong })
  .check(z.refine(isHexColor, { error: wrong, abort: true }), z.toLowerCase());

const color = anyColor.register(forms, { is: 'colour' });

/** A colour in which words are written (SHELL-14). */
const readableColor = anyColor
  .check(({ value, issues }) => {
    if (!isHexColor(value) || isReadableColor(value)) return;
    issues.push({
      code: 'custom',
      input: value,
      message: `"{label}": ${value} is too pale to be read on a white page.`,
    });
  })
  .register(forms, { is: 'colour' });

/** It ends up in a style sheet, so nothing that could close the declaration. */
const fontFamily = line(200, (font) =>
  /^[\w' ,-]+$/.test(font) ? undefined : '"{label}" must be font names with commas between them.',
);

const picture = record('picture', { image, link: optional(link), title: optional(line()) });

const subHeader = record('sub-header', {
  image,
  link: optional(link),
  title: optional(line()),
  background: optional(color),
});

export const theme = record('theme', {
  logo: optional(image),
  favicon: optional(image),
  headerImage: optional(image),
  headerFont: optional(fontFamily),
  headerFontFile: optional(font),
  linkColor: optional(readableColor),
  secondaryLinkColor: optional(readableColor),
  textColor: optional(readableColor),
  mobileBreakpoint: optional(whole(320, 1600)),
  subHeader: optional(subHeader),
  carousel: optional(listOf(picture), []),
  promos: optional(listOf(picture), []),
});
