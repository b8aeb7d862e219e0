/** Why a series that has opened keeps what fans have read. */
export const seriesLockMessages = {
  opens: 'Its requests have opened already: that stays.',
  closes: 'Fans were told until when they can ask: it may close later, not earlier.',
  paymentPlan: 'The payment plan is locked since requests opened: fans chose it as it is.',
  draw: 'The rules of the draw are locked since requests opened: they were published then.',
} as const;
