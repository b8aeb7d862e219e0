import type { Config } from './config.ts';
import type { CallSettings } from './platform/http/register-calls.ts';

/** How often one address may make calls that declare a limit; signing in has limits of its own, in the database. */
export const callSettings = ({ production, limits }: Config): CallSettings => ({
  strict: !production,
  perMinute: {
    guesses: limits.guessesPerMinute,
    'email-checks': limits.emailChecksPerMinute,
    'seat-looks': limits.seatLooksPerMinute,
  },
});
