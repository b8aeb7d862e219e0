/** An outlet's colours and fonts as the custom properties that style sheets read. */
import { isHexColor, isReadable, mixColors, readableTextOn } from './contrast.ts';

const PAPER = '#ffffff';
const WASH_SHARE = 0.1;
/** A font list may hold names, blanks, commas and quotes; anything else could leave the declaration. */
const FONT_LIST = /^[\w\s,'"-]{1,200}$/;
/** Whatever the machine has: the shop's own face is served, and stands in better. */
const SANS_SERIF = /(?:^|,)\s*(?:sans-serif|system-ui)\s*$/;

/** Where a font that an outlet brought is kept. */
export const FONT_ADDRESS = /^\/images\/[0-9a-f]{32}\.woff2$/;
/** What style sheets call it, whatever its maker does. */
const OUTLETS_FONT = "'Outlet Header'";

interface Theme {
  primaryLinkColor?: string | null | undefined;
  secondaryLinkColor?: string | null | undefined;
  primaryTextColor?: string | null | undefined;
  subHeaderBackgroundColor?: string | null | undefined;
  headerFontFamily?: string | null | undefined;
  headerFontUrl?: string | null | undefined;
}

/** What cannot be read on paper, or is no colour at all, is left to the default. */
export function themeProperties(theme: Theme): Record<`--theme-${string}`, string> {
  const properties: Record<`--theme-${string}`, string> = {};
  const put = (name: `--theme-${string}`, color: string | null | undefined): void => {
    if (color && isHexColor(color) && isReadable(color, PAPER)) properties[name] = color;
  };
  put('--theme-accent', theme.primaryLinkColor);
  put('--theme-link', theme.primaryLinkColor);
  put('--theme-link-2', theme.secondaryLinkColor);
  put('--theme-text', theme.primaryTextColor);
  const accent = properties['--theme-accent'];
  if (accent) {
    properties['--theme-accent-ink'] = readableTextOn(accent);
    properties['--theme-accent-wash'] = mixColors(accent, PAPER, WASH_SHARE);
  }
  const { subHeaderBackgroundColor: strip, headerFontFamily: font } = theme;
  if (strip && isHexColor(strip)) properties['--theme-sub-header'] = strip;
  const named = font?.replace(SANS_SERIF, '').trim();
  const fonts = [servedFont(theme) && OUTLETS_FONT, named && FONT_LIST.test(named) && named].filter(Boolean);
  if (fonts.length > 0) properties['--theme-header-font'] = fonts.join(', ');
  return properties;
}

/** The font that the page fetches from its own host. */
export const servedFont = ({ headerFontUrl }: Theme): string | undefined =>
  headerFontUrl && FONT_ADDRESS.test(headerFontUrl) ? headerFontUrl : undefined;

/** SHELL-14: a machine need not have the outlet's font. One file serves all weights, a variable one with its own. */
export function fontFace(theme: Theme): string {
  const address = servedFont(theme);
  if (!address) return '';
  return `@font-face{font-family:${OUTLETS_FONT};font-weight:1 1000;font-display:swap;src:url('${address}') format('woff2')}`;
}
