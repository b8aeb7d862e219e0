/** The name under which a half-filled shipping form is kept. */
export const SHIPPING_DRAFT = 'shipping-address';
