// `answerKey` of the first questions, spelled out so that the first screen needs no encoder.
export const outletKey =
  'outlet/getinfo {"InfoTypes":["OutletTheme","OutletPolicies","OutletSocialTypes","OutletContents","OutletLoginType","DeliveryMethods"]}';

export const eventsKey = 'outlet/getoutletevents {}';
