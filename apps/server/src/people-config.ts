// What accounts and mail read from the environment. Secrets come from there or from a file, never from the code.
import { readFileSync } from 'node:fs';
import { COMMON_PASSWORDS } from '@stagedoor/rules/common-passwords';
import { isEmail } from '@stagedoor/rules/email';
import type { PublicAddressSettings } from './platform/public-address.ts';
import type { ConfigReader } from './config.ts';

export interface PeopleConfig {
  mail: { smtpUrl: string | undefined; from: string };
  publicAddress: PublicAddressSettings;
  commonPasswords: readonly string[];
  /** By outlet: what its membership system signs with. */
  membershipSecrets: ReadonlyMap<number, string>;
}

const MEMBERS_OUTLET = 2;
const DEMO_SECRET = 'stagedoor-demo-membership-secret';
const SHORTEST_SECRET = 24;

function fileText(name: string, path: string, complaints: string[]): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    complaints.push(`${name} names a file that cannot be read: "${path}".`);
    return '';
  }
}

function readCommonPasswords({ text, complaints }: ConfigReader): readonly string[] {
  const path = text('COMMON_PASSWORDS_FILE');
  if (path === undefined) return COMMON_PASSWORDS;
  const lines = fileText('COMMON_PASSWORDS_FILE', path, complaints).split('\n');
  return lines.map((line) => line.trim().toLowerCase()).filter(Boolean);
}

function readMembershipSecrets(reader: ConfigReader, production: boolean): Map<number, string> {
  const { text, complaints } = reader;
  const path = text('MEMBERSHIP_SECRETS_FILE');
  const given = path
    ? fileText('MEMBERSHIP_SECRETS_FILE', path, complaints)
    : (text('MEMBERSHIP_SECRETS') ?? (production ? '' : `${MEMBERS_OUTLET}=${DEMO_SECRET}`));
  const secrets = new Map<number, string>();
  for (const entry of given.split(/[\s,]+/).filter(Boolean)) {
    const [, outlet, secret] = /^(\d+)=(.+)$/.exec(entry) ?? [];
    if (secret === undefined || secret.length < SHORTEST_SECRET) {
      complaints.push(
        `MEMBERSHIP_SECRETS must be like 2=secret,7=secret, each secret ${SHORTEST_SECRET} characters or more.`,
      );
    } else if (production && secret === DEMO_SECRET) {
      complaints.push('MEMBERSHIP_SECRETS holds the demo secret, which everybody knows.');
    } else secrets.set(Number(outlet), secret);
  }
  return secrets;
}

function readMail({ text, complaints }: ConfigReader): PeopleConfig['mail'] {
  const smtpUrl = text('SMTP_URL');
  const from = text('MAIL_FROM');
  if (smtpUrl !== undefined && !/^smtps?:\/\/./.test(smtpUrl)) {
    complaints.push('SMTP_URL must begin with smtp:// or smtps://.');
  }
  if (smtpUrl !== undefined && (from === undefined || !isEmail(from))) {
    complaints.push('MAIL_FROM must be the email address that SMTP_URL may send from.');
  }
  return { smtpUrl, from: from ?? 'tickets@stagedoor.example' };
}

export function readPeopleConfig(reader: ConfigReader, production: boolean, port: number): PeopleConfig {
  return {
    mail: readMail(reader),
    publicAddress: {
      scheme: reader.oneOf('PUBLIC_SCHEME', production ? 'https' : 'http', ['http', 'https']),
      port: reader.number('PUBLIC_PORT', production ? 0 : port, 0, 65_535) || undefined,
    },
    commonPasswords: readCommonPasswords(reader),
    membershipSecrets: readMembershipSecrets(reader, production),
  };
}
