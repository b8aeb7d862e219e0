import { isEmail } from '@stagedoor/rules/accounts/email';
import { hostNameProblem } from '@stagedoor/rules/shops/host-name';
import { safeImage, safeLink } from '@stagedoor/rules/shops/safe-link';
import { line } from './texts.ts';

/** An address a page may offer: https, http, mailto, or a path of the outlet's own site. */
export const link = line(2000, (address) =>
  (safeLink(address) ?? safeImage(address))
    ? undefined
    : '"{label}" must be an address that begins with https://, http://, mailto: or /.',
);

export const host = line(253, hostNameProblem);

export const email = line(254, (address) =>
  isEmail(address) ? undefined : `"${address}" is not an email address.`,
);
