/** What leads straight to the payment that failed. */
export const PAY = '#pay';
