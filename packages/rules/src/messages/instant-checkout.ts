export const instantCheckoutMessages = {
  review: 'Confirm Selection',
  addons: 'Add to Order',
  confirm: 'Place Order',
  timeIsUp: "Time's Up",
  timeIsUpText: 'The time for this transaction has expired and your tickets have been released.',
  timeLeft: (time: string) => `${time} left to complete your order`,
  searchAgain: 'Search Again',
  cancelQuestion: 'Do you want to give up your tickets?',
  proceed: 'Proceed to Checkout',
  release: 'Yes, release my tickets and start over',
  paymentBeingChecked:
    'Your payment is being checked. Your tickets are kept for you, and there is no need to pay again.',
} as const;
