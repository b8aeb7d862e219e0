import { renderSVG } from 'uqr';
import { stepAddress } from './one-time-code.ts';

const ISSUER = 'Stagedoor box office';

/** What an authenticator app is shown: as an address, and as a drawing for its camera. */
export function stepPicture(secret: string, email: string): { address: string; picture: string } {
  const address = stepAddress(secret, email, ISSUER);
  return { address, picture: renderSVG(address, { ecc: 'M', border: 2 }) };
}
