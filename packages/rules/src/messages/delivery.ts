export const deliveryMessages = {
  required: 'Delivery Method Required',
  missing: 'error missing delivery method details',
  free: 'Free',
  withYouBy: (day: string) => `With you by ${day}.`,
} as const;
