import { isEmail } from '@stagedoor/rules/email';
import { safeImage, safeLink } from '@stagedoor/rules/safe-link';
import type { Reader } from './reader.ts';
import { line } from './texts.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);

const oneLine = line(2000);

/** An address a page may offer: https, http, mailto, or a path of the outlet's own site. */
export const link: Reader<string> = (tree, reading) => {
  const address = oneLine(tree, reading);
  if (address === undefined) return undefined;
  return (
    safeLink(address) ??
    safeImage(address) ??
    reading.report.mistake(
      tree.place,
      `"${tree.label}" must be an address that begins with https://, http://, mailto: or /.`,
    )
  );
};

/** A host name that no other outlet of the folder has. */
export const host: Reader<string> = (tree, reading) => {
  const name = line(253)(tree, reading);
  if (name === undefined) return undefined;
  if (!HOST.test(name)) {
    return reading.report.mistake(
      tree.place,
      `"${name}" is not a host name: small letters, digits, hyphens and dots, without https:// and without a port.`,
    );
  }
  reading.ids.claim('host', name, tree.place);
  return name;
};

/** Several outlets may share the host that answers their calls. */
export const apiHost: Reader<string> = (tree, reading) =>
  host(tree, { ...reading, ids: { ...reading.ids, claim: () => {} } });

export const email: Reader<string> = (tree, reading) => {
  const address = line(254)(tree, reading);
  if (address === undefined || isEmail(address)) return address;
  return reading.report.mistake(tree.place, `"${address}" is not an email address.`);
};
