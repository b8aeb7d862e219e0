// Configuration from the environment, checked at the start: every bad value gets one clear sentence.
import { resolve } from 'node:path';
import { readMoneyConfig } from './money-config.ts';
import type { MoneyConfig } from './money-config.ts';
import { readPeopleConfig } from './people-config.ts';
import type { PeopleConfig } from './people-config.ts';
import { readTicketConfig } from './ticket-config.ts';
import type { TicketConfig } from './ticket-config.ts';

export interface Config extends PeopleConfig, MoneyConfig, TicketConfig {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  demo: boolean;
  defaultOutletId: number | undefined;
  logLevel: string;
  trustedProxies: string | false;
  clientVersion: string;
  platformEmail: string | undefined;
  metricsToken: string | undefined;
  /** For proofs: the step at which the process ends itself. */
  dieAtStep: string | undefined;
  session: { slidingSeconds: number; absoluteSeconds: number };
  limits: {
    requestsPerMinute: number;
    guessesPerMinute: number;
    emailChecksPerMinute: number;
    failuresPerAddress: number;
  };
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

type Environment = Record<string, string | undefined>;
export type ConfigReader = ReturnType<typeof reader>;

/** Reads one value after the other and remembers every complaint, so that all of them are told at once. */
function reader(env: Environment) {
  const complaints: string[] = [];
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  return {
    complaints,
    text: read,
    number: (name: string, fallback: number, least: number, most: number): number => {
      const text = read(name);
      if (text === undefined) return fallback;
      const value = Number(text);
      if (Number.isInteger(value) && value >= least && value <= most) return value;
      complaints.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
      return fallback;
    },
    oneOf: <T extends string>(name: string, fallback: T, allowed: readonly T[]): T => {
      const text = read(name);
      if (text === undefined) return fallback;
      if ((allowed as readonly string[]).includes(text)) return text as T;
      complaints.push(`${name} must be ${allowed.join(' or ')}, not "${text}".`);
      return fallback;
    },
  };
}

function checkDatabaseUrl(url: string | undefined, complaints: string[]): void {
  if (url !== undefined && !/^postgres(ql)?:\/\/./.test(url)) {
    complaints.push('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Environment): Config {
  const reading = reader(env);
  const { complaints, text, number, oneOf } = reading;
  const production = oneOf('NODE_ENV', 'development', ['development', 'test', 'production']) === 'production';
  const databaseUrl = text('DATABASE_URL');
  checkDatabaseUrl(databaseUrl, complaints);
  const demo = oneOf('DEMO', databaseUrl || production ? '0' : '1', ['0', '1']) === '1';
  if (production && demo)
    complaints.push('DEMO must be 0 in production: the demo world has public passwords.');
  const defaultOutlet = number('DEFAULT_OUTLET', demo ? 1 : 0, 0, 2_147_483_647);
  const port = number('PORT', 3000, 1, 65_535);
  const config: Config = {
    ...readPeopleConfig(reading, production, port),
    ...readMoneyConfig(reading, production),
    ...readTicketConfig(reading, production),
    production,
    port,
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl,
    databasePoolSize: number('DATABASE_POOL_SIZE', 6, 1, 100),
    demo,
    defaultOutletId: defaultOutlet || undefined,
    logLevel: oneOf('LOG_LEVEL', production ? 'info' : 'warn', logLevels),
    trustedProxies: text('TRUSTED_PROXIES') ?? false,
    clientVersion: text('EXPECTED_CLIENT_VERSION') ?? '1.2.9',
    platformEmail: text('PLATFORM_EMAIL'),
    metricsToken: text('METRICS_TOKEN'),
    dieAtStep: production ? undefined : text('DIE_AT_STEP'),
    session: {
      slidingSeconds: number('SESSION_MINUTES', 30, 1, 1440) * 60,
      absoluteSeconds: number('SESSION_HOURS_AT_MOST', 12, 1, 720) * 3600,
    },
    limits: {
      requestsPerMinute: number('REQUESTS_PER_MINUTE', 1200, 10, 10_000_000),
      guessesPerMinute: number('GUESSES_PER_MINUTE', 10, 1, 1_000_000),
      emailChecksPerMinute: number('EMAIL_CHECKS_PER_MINUTE', 60, 1, 1_000_000),
      failuresPerAddress: number('SIGN_IN_FAILURES_PER_ADDRESS', 3, 1, 1_000_000),
    },
  };
  if (complaints.length > 0) throw new ConfigError(complaints.join('\n'));
  return config;
}
