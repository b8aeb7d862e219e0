import type { Theme } from '@stagedoor/contract/entities/theme';
import { isHexColor, isReadable, mixColors, readableTextOn } from '@stagedoor/rules/contrast';

const PAPER = '#ffffff';
const WASH_SHARE = 0.1;
/** A font list may hold names, blanks, commas and quotes; anything else could leave the declaration. */
const FONT_LIST = /^[\w\s,'"-]{1,200}$/;

/** SHELL-14: the outlet's colours and fonts as custom properties. What cannot be read on paper is left to the default. */
export function themeStyle(theme: Theme): string {
  const properties: [string, string][] = [];
  const color = (name: string, value: string | undefined): void => {
    if (value && isHexColor(value) && isReadable(value, PAPER)) properties.push([name, value]);
  };
  color('--theme-link', theme.primaryLinkColor);
  color('--theme-link-2', theme.secondaryLinkColor);
  color('--theme-text', theme.primaryTextColor);
  color('--theme-accent', theme.primaryLinkColor);
  const accent = properties.find(([name]) => name === '--theme-accent')?.[1];
  if (accent) {
    properties.push(['--theme-accent-ink', readableTextOn(accent)]);
    properties.push(['--theme-accent-wash', mixColors(accent, PAPER, WASH_SHARE)]);
  }
  if (theme.subHeaderBackgroundColor && isHexColor(theme.subHeaderBackgroundColor)) {
    properties.push(['--theme-sub-header', theme.subHeaderBackgroundColor]);
  }
  if (theme.headerFontFamily && FONT_LIST.test(theme.headerFontFamily)) {
    properties.push(['--theme-header-font', theme.headerFontFamily]);
  }
  return `:root{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
