// What accounts read from the environment.
import { CLIENT_VERSION } from '@stagedoor/rules/shops/client-version';
import { COMMON_PASSWORDS } from '@stagedoor/rules/accounts/common-passwords';
import { isStrong } from '../platform/config-reader.ts';
import type { ConfigReader } from '../platform/config-reader.ts';
import { RECOMMENDED_KIB } from '../platform/passwords.ts';
import type { SessionLimits } from './sessions.ts';

export interface AccountsConfig {
  limits: SessionLimits;
  clientVersion: string;
  platformEmail: string | undefined;
  /** VALID-24: refused where a password is set; an empty list refuses none. */
  commonPasswords: readonly string[];
  /** How much memory the hash of a password takes; tests that prove something else are quick with little. */
  passwordKib: number;
  /** By outlet: what its membership system signs with. */
  membershipSecrets: ReadonlyMap<number, string>;
}

const MEMBERS_OUTLET = 2;
const DEMO_SECRET = 'stagedoor-demo-membership-secret';
const SHORTEST_SECRET = 24;

function readCommonPasswords({ file }: ConfigReader): readonly string[] {
  const lines = file('COMMON_PASSWORDS_FILE')?.split('\n');
  return lines?.map((line) => line.trim().toLowerCase()).filter(Boolean) ?? COMMON_PASSWORDS;
}

function readMembershipSecrets({ secret: read, complaints, production }: ConfigReader): Map<number, string> {
  const given = read('MEMBERSHIP_SECRETS') ?? (production ? '' : `${MEMBERS_OUTLET}=${DEMO_SECRET}`);
  const secrets = new Map<number, string>();
  for (const entry of given.split(/[\s,]+/).filter(Boolean)) {
    const [, outlet, secret] = /^(\d+)=(.+)$/.exec(entry) ?? [];
    if (secret === undefined || !isStrong(secret, SHORTEST_SECRET)) {
      complaints.push(
        `MEMBERSHIP_SECRETS must be like 2=secret,7=secret, each secret ${SHORTEST_SECRET} characters or more, not the same few again and again.`,
      );
    } else if (production && secret === DEMO_SECRET) {
      complaints.push('MEMBERSHIP_SECRETS holds the demo secret, which everybody knows.');
    } else secrets.set(Number(outlet), secret);
  }
  return secrets;
}

export function readAccountsConfig(reader: ConfigReader): AccountsConfig {
  const { text, number, production } = reader;
  return {
    limits: {
      slidingSeconds: number('SESSION_MINUTES', 30, 1, 1440) * 60,
      absoluteSeconds: number('SESSION_HOURS_AT_MOST', 12, 1, 720) * 3600,
    },
    clientVersion: text('EXPECTED_CLIENT_VERSION') ?? CLIENT_VERSION,
    platformEmail: text('PLATFORM_EMAIL'),
    commonPasswords: readCommonPasswords(reader),
    passwordKib: number('PASSWORD_HASH_KIB', RECOMMENDED_KIB, production ? RECOMMENDED_KIB : 8, 1_048_576),
    membershipSecrets: readMembershipSecrets(reader),
  };
}
