import { spoken } from '../language/spoken.ts';
/** What the page says about the way to the server. */
export const connectionMessages = spoken('connection', {
  offline: 'You are offline. What you have entered is kept.',
  screenMissed: 'This page could not be fetched',
  screenMissedHint: 'It comes by itself when you are back online.',
  backOnline: 'You are back online',
  noAnswer: 'The server does not answer. Please check your connection and try again.',
});
