import type { Theme } from '@stagedoor/contract/entities/theme';
import { MOBILE_BREAKPOINT_PX } from '@stagedoor/rules/shops/layout';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { themeProperties } from '@stagedoor/rules/shops/theme-properties';
import { followBreakpoint } from '@stagedoor/ui/breakpoint';

/** Colours, fonts, favicon and breakpoint of an outlet that the server wrote nothing of into the page. */
export function putOnTheme(theme: Theme, breakpoint: number): () => void {
  for (const [name, value] of Object.entries(themeProperties(theme))) {
    document.documentElement.style.setProperty(name, value);
  }
  const favicon = safeImage(theme.faviconImageUrl);
  if (favicon && !document.querySelector('link[rel=icon]')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: favicon }));
  }
  return breakpoint === MOBILE_BREAKPOINT_PX ? () => {} : followBreakpoint(breakpoint);
}
