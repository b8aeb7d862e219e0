import type { Theme } from '@stagedoor/contract/entities/theme';
import { fontFace, themeProperties } from '@stagedoor/rules/shops/theme-properties';

/** SHELL-14: the outlet's colours and fonts as custom properties, and the font that it brought, for the page's first paint. */
export function themeStyle(theme: Theme): string {
  const declarations = Object.entries(themeProperties(theme)).map(([name, value]) => `${name}:${value}`);
  return `${fontFace(theme)}:root{${declarations.join(';')}}`;
}
