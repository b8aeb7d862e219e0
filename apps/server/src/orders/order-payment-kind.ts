/** Under this name an order's scheduled payment is charged. */
export const ORDER_PAYMENT = 'order-payment';
