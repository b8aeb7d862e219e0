import { expect, test } from 'vitest';
import { shownSocialLinks, socialNetworks } from './social-networks.ts';

test('[NAV-12] social links of types 1, 2 and 3 show only when active', () => {
  const link = (socialType: number, active: boolean) => ({ socialType, active });
  expect(shownSocialLinks([link(3, true), link(1, true), link(2, false), link(4, true)])).toEqual([
    link(1, true),
    link(3, true),
  ]);
  expect(socialNetworks).toEqual({ 1: 'Facebook', 2: 'X (Twitter)', 3: 'Instagram' });
});
