// What every page asks first, and the list after it. The server answers the same questions into the page.
import type { InputOf } from './call.ts';
import type { getOutletEvents, getOutletInfo } from './calls/outlet.ts';

export const shopWindowOutlet: InputOf<typeof getOutletInfo> = {
  parts: ['OutletSocialTypes', 'OutletPolicies', 'OutletLoginType', 'OutletTheme', 'OutletContents'],
};

export const shopWindowEvents: InputOf<typeof getOutletEvents> = { parts: ['OutletEvents'] };
