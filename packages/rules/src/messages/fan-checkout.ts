export const fanCheckoutMessages = {
  addons: 'Addons',
  addonsHeading: 'Add to Request',
  shippingHeading: 'Shipping Details',
  billingHeading: 'Payment Details',
  confirm: 'Confirm',
  confirmHeading: 'Place Request',
  submit: 'Submit Request',
} as const;
