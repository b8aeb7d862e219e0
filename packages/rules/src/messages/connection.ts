/** What the page says about the way to the server. */
export const connectionMessages = {
  offline: 'You are offline. What you have entered is kept.',
  backOnline: 'You are back online',
  noAnswer: 'The server does not answer. Please check your connection and try again.',
} as const;
