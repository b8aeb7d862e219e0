import { expect, test } from 'vitest';
import { MOBILE_BREAKPOINT_PX, mobileBreakpointPx } from './layout.ts';

test('[CONST-01] [SHELL-13] 769 px', () => {
  expect(MOBILE_BREAKPOINT_PX).toBe(769);
});

test('[SHELL-14] a theme breakpoint replaces the default', () => {
  expect([mobileBreakpointPx(), mobileBreakpointPx(null), mobileBreakpointPx(0)]).toEqual([769, 769, 769]);
  expect(mobileBreakpointPx(-1)).toBe(769);
  expect(mobileBreakpointPx(1)).toBe(1);
  expect(mobileBreakpointPx(900)).toBe(900);
});
