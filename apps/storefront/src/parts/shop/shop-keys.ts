// `answerKey` of the first questions, spelled out so that the first screen needs no encoder.
export const outletKey =
  'outlet/getinfo {"InfoTypes":["OutletTheme","OutletPolicies","OutletSocialTypes","OutletContents","OutletLoginType","DeliveryMethods"]}';

export const eventsKey = 'outlet/getoutletevents {}';

/** The beginning of a list that is too long to be written into the page as a whole. */
export const firstEventsKey = 'outlet/getoutletevents first';
