export const INSTANT_SALE = 1;
export const FAN_REQUEST_SALE = 2;
export const EXTERNAL_SALE = 3;
/** On a policy: applies whatever the sales type. */
export const ANY_SALE = -1;
export type SalesType = 1 | 2 | 3;
