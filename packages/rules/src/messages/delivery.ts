export const deliveryMessages = {
  required: 'Delivery Method Required',
  missing: 'error missing delivery method details',
  free: 'Free',
} as const;
