import { isEmail } from '@stagedoor/rules/accounts/email';
import { safeImage, safeLink } from '@stagedoor/rules/shops/safe-link';
import { line } from './texts.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);

/** An address a page may offer: https, http, mailto, or a path of the outlet's own site. */
export const link = line(2000, (address) =>
  (safeLink(address) ?? safeImage(address))
    ? undefined
    : '"{label}" must be an address that begins with https://, http://, mailto: or /.',
);

export const host = line(253, (name) =>
  HOST.test(name)
    ? undefined
    : `"${name}" is not a host name: small letters, digits, hyphens and dots, without https:// and without a port.`,
);

export const email = line(254, (address) =>
  isEmail(address) ? undefined : `"${address}" is not an email address.`,
);
