// What every first screen asks. Page and server put the same questions, so that the answers written into the page fit.
import type { InputOf } from './call.ts';
import type { getOutletEvents, getOutletInfo } from './calls/shop/outlet.ts';

export const shellQuestion: InputOf<typeof getOutletInfo> = {
  parts: [
    'OutletTheme',
    'OutletPolicies',
    'OutletSocialTypes',
    'OutletContents',
    'OutletLoginType',
    'DeliveryMethods',
  ],
};

export const listQuestion: InputOf<typeof getOutletEvents> = {};

export const eventQuestion = (eventId: number): InputOf<typeof getOutletEvents> => ({
  eventId,
  parts: ['EventItems'],
});
