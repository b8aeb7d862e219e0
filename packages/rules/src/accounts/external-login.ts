/** The way to an outside system's sign-in, and back with a login token. */
import { takeParameter } from '../shops/take-parameter.ts';

/** Tells the outside system where the customer came from. */
const RETURN_PARAMETER = 'returnUrl';
/** What the token that comes back is bound to, so that it works in this browser alone. */
const STATE_PARAMETER = 'state';
/** With it the outside system sends a customer back, signed in. */
const LOGIN_TOKEN_PARAMETER = 'LT';

/** Null when the outlet's address could not be opened safely; one on this site is a path. */
export function externalLoginAddress(
  loginUrl: string | null | undefined,
  { returnPath, state }: { returnPath: string; state: string | undefined },
  origin: string,
): string | null {
  if (!loginUrl || !URL.canParse(loginUrl, origin)) return null;
  const address = new URL(loginUrl, origin);
  if (!/^https?:$/.test(address.protocol)) return null;
  address.searchParams.set(RETURN_PARAMETER, new URL(returnPath, origin).href);
  if (state) address.searchParams.set(STATE_PARAMETER, state);
  return address.href;
}

/** The token in a page's address, and the address without it. */
export function takeLoginToken(address: string): { token: string | undefined; rest: string } {
  const { value, rest } = takeParameter(address, LOGIN_TOKEN_PARAMETER);
  return { token: value, rest };
}
