/** Delivery types by number, and the constants that name them. */
export const WILL_CALL = 1;
export const DOMESTIC_SHIPPING = 2;
export const INTERNATIONAL_SHIPPING = 3;
export const MOBILE_TICKETING = 4;

export const deliveryConstants: Readonly<Record<number, string>> = {
  [WILL_CALL]: 'DELIVERY_METHOD_TYPE_WILL_CALL',
  [DOMESTIC_SHIPPING]: 'DELIVERY_METHOD_TYPE_DOMESTIC_SHIPPING',
  [INTERNATIONAL_SHIPPING]: 'DELIVERY_METHOD_TYPE_INTERNATIONAL_SHIPPING',
  [MOBILE_TICKETING]: 'DELIVERY_METHOD_TYPE_MOBILE_TICKETING',
};

export interface DeliveryKind {
  deliveryType: number;
  deliveryConstant?: string | null;
}

/** The constant tells, and the number where the constant is missing. */
export const isDeliveryType = (method: DeliveryKind, type: number): boolean =>
  method.deliveryConstant
    ? method.deliveryConstant === deliveryConstants[type]
    : method.deliveryType === type;

/** Something is sent to an address. */
export const isSent = (deliveryType: number | null | undefined): boolean =>
  deliveryType === DOMESTIC_SHIPPING || deliveryType === INTERNATIONAL_SHIPPING;

export const isMobileMethod = (method: DeliveryKind): boolean => isDeliveryType(method, MOBILE_TICKETING);
