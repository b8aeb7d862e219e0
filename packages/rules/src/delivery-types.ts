/** How tickets reach the customer, by delivery method type. */
export const WILL_CALL = 1;
export const DOMESTIC_SHIPPING = 2;
export const INTERNATIONAL_SHIPPING = 3;
export const MOBILE_TICKETING = 4;
export type DeliveryType = 1 | 2 | 3 | 4;

export const deliveryTypeConstants: Record<DeliveryType, string> = {
  1: 'DELIVERY_METHOD_TYPE_WILL_CALL',
  2: 'DELIVERY_METHOD_TYPE_DOMESTIC_SHIPPING',
  3: 'DELIVERY_METHOD_TYPE_INTERNATIONAL_SHIPPING',
  4: 'DELIVERY_METHOD_TYPE_MOBILE_TICKETING',
};
