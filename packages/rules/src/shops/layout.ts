export const MOBILE_BREAKPOINT_PX = 769;

/** A breakpoint set in the outlet's theme replaces the default. */
export const mobileBreakpointPx = (themeWidth?: number | null): number =>
  themeWidth && themeWidth > 0 ? themeWidth : MOBILE_BREAKPOINT_PX;
