import type { Theme } from '@stagedoor/contract/entities/theme';
import { themeProperties } from '@stagedoor/rules/theme-properties';

/** SHELL-14: the outlet's colours and fonts as custom properties, for the page's first paint. */
export function themeStyle(theme: Theme): string {
  const declarations = Object.entries(themeProperties(theme)).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
