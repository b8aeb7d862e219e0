import { link } from '../reading/addresses.ts';
import { color, readableColor } from '../reading/colors.ts';
import { listOf } from '../reading/collections.ts';
import { image } from '../reading/images.ts';
import { whole } from '../reading/numbers.ts';
import type { Reader } from '../reading/reader.ts';
import { optional, record, required } from '../reading/record.ts';
import { line } from '../reading/texts.ts';

/** It ends up in a style sheet, so nothing that could close the declaration. */
const fontFamily: Reader<string> = (tree, reading) => {
  const written = line(200)(tree, reading);
  if (written === undefined || /^[\w' ,-]+$/.test(written)) return written;
  return reading.report.mistake(tree.place, '"headerFont" must be font names with commas between them.');
};

const picture = record('picture', {
  image: required(image),
  link: optional(link),
  title: optional(line()),
});

const subHeader = record('sub-header', {
  image: required(image),
  link: optional(link),
  title: optional(line()),
  background: optional(color),
});

export const themeFile = record('theme', {
  logo: optional(image),
  favicon: optional(image),
  headerImage: optional(image),
  headerFont: optional(fontFamily),
  linkColor: optional(readableColor),
  secondaryLinkColor: optional(readableColor),
  textColor: optional(readableColor),
  mobileBreakpoint: optional(whole(320, 1600)),
  subHeader: optional(subHeader),
  carousel: optional(listOf(picture), []),
  promos: optional(listOf(picture), []),
});
