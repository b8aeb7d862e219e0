import { couriers as catalogue } from './couriers.ts';

export { detect } from './detect.ts';
export { identify } from './identify.ts';
export { identifyAll } from './identify-all.ts';
export { trackingUrlAt } from './tracking-url-at.ts';
export type { Country } from './format.ts';
export type { Options } from './match.ts';
export type { TrackingNumber } from './result.ts';

/** The couriers that can be recognised, in the order in which they are asked. */
export const couriers: readonly { readonly name: string; readonly code: string }[] = catalogue.map(
  ({ name, code }) => ({ name, code }),
);
