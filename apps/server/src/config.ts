// Configuration from the environment, checked at the start: every bad value gets one clear sentence. What belongs to
// a module is declared there; here stands what belongs to the whole server.
import { resolve } from 'node:path';
import { readAccountsConfig } from './accounts/index.ts';
import { readAwardsConfig } from './awards/index.ts';
import { readMailConfig } from './mail/index.ts';
import { readOrdersConfig } from './orders/index.ts';
import { readGatewayConfig, readMoreGatewaysConfig } from './payments/index.ts';
import { readStaffConfig } from './staff/index.ts';
import { readWebhooksConfig } from './webhooks/index.ts';
import { readWaitingRoomConfig } from './waiting-room/index.ts';
import { configReader } from './platform/config-reader.ts';
import type { ConfigReader, Environment } from './platform/config-reader.ts';
import { misspeltSettings } from './platform/misspelt-settings.ts';
import { isProxyAddress } from './platform/http/proxy-address.ts';
import { readDatabaseConfig } from './platform/db/database-config.ts';

export type Config = ReturnType<typeof readServer> &
  ReturnType<typeof readModules> & {
    /** Sentences about names in the environment that are most likely meant to be settings. */
    misspelt: string[];
  };

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

function readGateways(reader: ConfigReader) {
  const payments = readGatewayConfig(reader);
  return { payments, moreGateways: readMoreGatewaysConfig(reader, payments) };
}

const readModules = (reader: ConfigReader) => ({
  accounts: readAccountsConfig(reader),
  mail: readMailConfig(reader),
  ...readGateways(reader),
  orders: readOrdersConfig(reader),
  staff: readStaffConfig(reader),
  awards: readAwardsConfig(reader),
  waitingRoom: readWaitingRoomConfig(reader),
  webhooks: readWebhooksConfig(reader),
});

function readDemo({ oneOf, complaints, production }: ConfigReader, databaseUrl: string | undefined): boolean {
  const demo = oneOf('DEMO', databaseUrl || production ? '0' : '1', ['0', '1']) === '1';
  if (production && demo)
    complaints.push('DEMO must be 0 in production: the demo world has public passwords.');
  return demo;
}

/** The clock that can be moved, the letters that anybody reads, the stand-in's switches: never by accident. */
function readDemoTools({ oneOf, complaints, production }: ConfigReader, demo: boolean): boolean {
  const demoTools = oneOf('DEMO_TOOLS', demo ? '1' : '0', ['0', '1']) === '1';
  if (production && demoTools)
    complaints.push('DEMO_TOOLS must be 0 in production: they let everybody read letters and set the clock.');
  return demoTools;
}

/** The name of a program is no address: everybody would be the proxy, and count as one customer. */
function readTrustedProxies({ text, complaints }: ConfigReader): string | false {
  const given = text('TRUSTED_PROXIES');
  if (given === undefined) return false;
  const wrong = given.split(',').find((part) => !isProxyAddress(part.trim()));
  if (wrong === undefined) return given;
  complaints.push(
    `TRUSTED_PROXIES must hold addresses (10.0.0.7), networks (10.0.0.0/8) or loopback, linklocal, uniquelocal, with commas between them, not "${wrong.trim()}".`,
  );
  return false;
}

function readServer(reader: ConfigReader) {
  const { production, text, secret, number, oneOf } = reader;
  const database = readDatabaseConfig(reader);
  const demo = readDemo(reader, database.databaseUrl);
  const port = number('PORT', 3000, 1, 65_535);
  return {
    ...database,
    production,
    demo,
    demoTools: readDemoTools(reader, demo),
    /** A shop on a server's database that nobody called production, or a trial. */
    isKindUnsaid: database.databaseUrl !== undefined && text('NODE_ENV') === undefined,
    port,
    /** Where only questions about its health are answered. */
    healthPort: number('HEALTH_PORT', 0, 1, 65_535) || undefined,
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    defaultOutletId: number('DEFAULT_OUTLET', demo ? 1 : 0, 0, 2_147_483_647) || undefined,
    publicAddress: {
      scheme: oneOf('PUBLIC_SCHEME', production ? 'https' : 'http', ['http', 'https']),
      port: number('PUBLIC_PORT', production ? 0 : port, 0, 65_535) || undefined,
    },
    logLevel: oneOf('LOG_LEVEL', production ? 'info' : 'warn', logLevels),
    trustedProxies: readTrustedProxies(reader),
    metricsToken: secret('METRICS_TOKEN'),
    /** For proofs: the step at which the process ends itself. */
    dieAtStep: production ? undefined : text('DIE_AT_STEP'),
    /** For proofs: the file that names the steps at which actions are kept standing. */
    holdAtSteps: production ? undefined : text('HOLD_AT_STEPS'),
    stopping: {
      drainSeconds: number('DRAIN_SECONDS', production ? 5 : 0, 0, 3600),
      stopSeconds: number('STOP_SECONDS', 20, 1, 3600),
    },
    limits: {
      requestsPerMinute: number('REQUESTS_PER_MINUTE', 1200, 10, 10_000_000),
      guessesPerMinute: number('GUESSES_PER_MINUTE', 10, 1, 1_000_000),
      emailChecksPerMinute: number('EMAIL_CHECKS_PER_MINUTE', 60, 1, 1_000_000),
      seatLooksPerMinute: number('SEAT_LOOKS_PER_MINUTE', 12_000, 10, 10_000_000),
      heldTicketsPerAddress: number('HELD_TICKETS_PER_ADDRESS', 60, 1, 10_000_000),
      heldTicketsPerSession: number('HELD_TICKETS_PER_SESSION', 30, 1, 10_000_000),
      requestSeconds: number('REQUEST_SECONDS', 30, 1, 3600),
      mostConnections: number('MOST_CONNECTIONS', 5000, 10, 1_000_000),
      connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 500, 1, 1_000_000),
      failuresPerAddress: number('SIGN_IN_FAILURES_PER_ADDRESS', 3, 1, 1_000_000),
    },
  };
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Environment): Config {
  const reader = configReader(env);
  const config = { ...readServer(reader), ...readModules(reader) };
  const misspelt = misspeltSettings(env, reader.known);
  // What two parts read is complained about once.
  const complaints = [...new Set(reader.complaints)];
  if (complaints.length > 0) throw new ConfigError([...complaints, ...misspelt].join('\n'));
  return { ...config, misspelt };
}
