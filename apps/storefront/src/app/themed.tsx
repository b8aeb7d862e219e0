import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Theme } from '@stagedoor/contract/entities/theme';
import { MOBILE_BREAKPOINT_PX, mobileBreakpointPx } from '@stagedoor/rules/shops/layout';

/** Puts on the outlet's theme: the server has written it into public pages, others learn it here. */
export function Themed({ theme, children }: { theme: Theme | undefined; children: ReactNode }) {
  useEffect(() => {
    if (!theme) return undefined;
    let stop: (() => void) | undefined;
    const written = document.querySelector('style[data-theme]') !== null;
    const breakpoint = mobileBreakpointPx(theme.mobileBreakpointWidth);
    if (written && breakpoint === MOBILE_BREAKPOINT_PX) return undefined;
    void import('./put-on-theme.ts').then(({ putOnTheme }) => (stop = putOnTheme(theme, breakpoint)));
    return () => stop?.();
  }, [theme]);
  return children;
}
