// SETUP-07: what an owner types so that letters leave, and what has to stand in the domain that they come from.
import { isEmail } from '../accounts/email.ts';
import { fieldErrors, isBlank } from '../forms/field-errors.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { mailServerMessages } from '../messages/mail-server.ts';

export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export interface TypedMailServer {
  host: string;
  port: string;
  security: MailSecurity;
  userName: string;
  password: string;
  sender: string;
}

const HIGHEST_PORT = 65_535;

export const portOf = (typed: string): number | undefined => {
  const port = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return port > 0 && port <= HIGHEST_PORT ? port : undefined;
};

const HOST = /^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;

export const wrongWithMailServer = (typed: TypedMailServer): FieldErrors<keyof TypedMailServer> =>
  fieldErrors({
    host: !HOST.test(typed.host.trim()) && mailServerMessages.hostNeeded,
    port: portOf(typed.port) === undefined && mailServerMessages.portNeeded,
    sender: !isEmail(typed.sender.trim()) && mailServerMessages.senderNeeded,
    password: !isBlank(typed.userName) && isBlank(typed.password) && mailServerMessages.passwordNeeded,
  });

export const domainOf = (sender: string): string => sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();

/**
 * `missing`: nothing of the kind stands there. `other`: something does, and it does not name us. `unsure`: it names
 * somebody who may be ours.
 */
export type RecordState = 'found' | 'other' | 'unsure' | 'missing';

/** A record to copy into the domain, and how it stands there. */
export interface SenderRecord {
  name: string;
  value: string;
  state: RecordState;
}

const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text);

const INCLUDE = /^\+?include:(.+)$/i;

/** Two names of one house: `smtp.example.com` and `_spf.example.com`. */
const houseOf = (name: string): string => name.toLowerCase().split('.').slice(-2).join('.');

/**
 * Who may send for a domain. A record that names others is shown with our server put in before its end, and counts once
 * it does, or includes what is of our server's house. By what other name a provider wants to be included only the
 * provider knows: then nobody says that it is good.
 */
export function spfRecord(domain: string, host: string, found: readonly string[]): SenderRecord {
  const mine = `a:${host.toLowerCase()}`;
  const there = found.find(isSpf);
  if (there === undefined) return { name: domain, value: `v=spf1 ${mine} ~all`, state: 'missing' };
  const words = there.split(/\s+/);
  const names = words.some((word) => /^\+?(include:|a:|ip4:|ip6:|redirect=)/i.test(word));
  const isNamed = words.some((word) => word.toLowerCase().replace(/^\+/, '') === mine);
  const included = words.flatMap((word) => INCLUDE.exec(word)?.[1] ?? []);
  if (isNamed || included.some((each) => houseOf(each) === houseOf(host)))
    return { name: domain, value: there, state: 'found' };
  const end = words.findIndex((word) => /^[-~?+]?all$/i.test(word));
  const at = end === -1 ? words.length : end;
  const value = [...words.slice(0, at), mine, ...words.slice(at)].join(' ');
  return { name: domain, value, state: included.length > 0 ? 'unsure' : names ? 'other' : 'missing' };
}

export const DKIM_SELECTOR = 'stagedoor';

export const dkimName = (domain: string): string => `${DKIM_SELECTOR}._domainkey.${domain}`;

/** By which others check that a letter is ours. `key` is the public one, in base64. */
export function dkimRecord(domain: string, key: string, found: readonly string[]): SenderRecord {
  const value = `v=DKIM1; k=rsa; p=${key}`;
  const bare = (text: string): string => text.replaceAll(/\s/g, '').replace(/;$/, '');
  const keyOf = (text: string): string | undefined => /(?:^|;)p=([^;]*)/.exec(bare(text))?.[1];
  const state = found.some((text) => keyOf(text) === key) ? 'found' : found.length > 0 ? 'other' : 'missing';
  return { name: dkimName(domain), value, state };
}
