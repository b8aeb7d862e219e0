// npm run doctor [-- --backup FILE]: looks at a shop from outside in, says what is wrong and what to do; ends with 1.
import { statSync, statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { checkHosts } from '../../check-hosts.ts';
import type { Config } from '../../config.ts';
import type { Account } from '../../payments/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { certificateEnd } from '../../platform/certificate-end.ts';
import { lastBackupAt } from '../../platform/db/last-backup.ts';
import { lookAtLog } from './look-at-log.ts';
import { reachGateways } from './reach-gateways.ts';
import { asTyped, pathFrom } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import type { Finding, LookedAt } from './finding.ts';
import { lookAtDraws } from './look-at-draws.ts';
import { lookAtMail, lookAtMails } from './look-at-mail.ts';
import { lookAtMaintenance } from './look-at-maintenance.ts';

/** What is known wherever the shop stands, and what only a shop with tables knows. */
type Looked = CommandContext;
type Context = LookedAt;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CERTIFICATE_DAYS = 14;
const BACKUP_HOURS = 26;
const MOST_SKEW_MS = 2000;
const LEAST_FREE = 0.1;
const LEAST_FREE_BYTES = 1_000_000_000;

function lookAtConfiguration({ config }: Looked): Finding[] {
  const { production, publicAddress, trustedProxies, misspelt } = config;
  const names = misspelt.map((todo) => ({ what: 'Configuration', seen: 'a name that nobody reads', todo }));
  const kind = {
    what: 'Configuration',
    seen: production ? 'production' : 'not production',
    todo: production ? undefined : 'set NODE_ENV=production for a shop that sells',
  };
  if (publicAddress.scheme === 'http')
    return [
      ...names,
      kind,
      {
        what: 'Addresses',
        seen: 'http',
        todo: production ? 'set PUBLIC_SCHEME=https: passwords travel in the open' : undefined,
      },
    ];
  // The shop itself speaks no TLS: whoever comes by https comes through a proxy.
  const seen = trustedProxies === false ? 'none is trusted' : `${trustedProxies} is trusted`;
  const todo =
    trustedProxies === false
      ? "set TRUSTED_PROXIES to the proxy's address (loopback on this machine): until then all customers count as one"
      : undefined;
  return [...names, kind, { what: 'Proxy', seen, todo }];
}

async function lookAtDatabase({ database: { db, kind } }: Context): Promise<Finding[]> {
  const { rows } = await sql<{ version: string; now: Date }>`
    select current_setting('server_version') as version, timeofday()::timestamptz as now`.execute(db);
  const { version, now } = firstOf(rows);
  const skewMs = Math.abs(now.getTime() - systemClock().now().getTime());
  return [
    { what: 'Database', seen: `${kind}, PostgreSQL ${version}` },
    {
      what: 'Clock',
      seen: `${(skewMs / 1000).toFixed(1)} s apart from the database's`,
      todo: skewMs > MOST_SKEW_MS ? 'let both machines keep time (chrony, systemd-timesyncd)' : undefined,
    },
  ];
}

async function daysOfCertificate(origin: string): Promise<number | undefined> {
  const end = await certificateEnd(origin);
  return end && (end.getTime() - systemClock().now().getTime()) / DAY_MS;
}

async function lookAtHosts(context: Context): Promise<Finding[]> {
  const {
    database: { db },
    config,
  } = context;
  const checked = await checkHosts(db, config);
  const findings: Finding[] = checked.map(({ origin, use, problem }) => ({
    what: 'Host',
    seen: problem === undefined ? `${origin} reaches this shop (${use})` : `${origin} (${use})`,
    todo: problem,
  }));
  if (checked.length === 0)
    findings.push({
      what: 'Host',
      seen: 'no outlet yet',
      todo: `import one: ${asTyped(context, 'import', 'FOLDER')}`,
    });
  for (const { origin, problem } of checked) {
    if (problem !== undefined || !origin.startsWith('https:')) continue;
    const days = await daysOfCertificate(origin);
    const seen = days === undefined ? `${origin} shows none` : `${origin}, good for ${Math.floor(days)} days`;
    const isShort = days === undefined || days < CERTIFICATE_DAYS;
    findings.push({
      what: 'Certificate',
      seen,
      todo: isShort ? 'renew it, and see why nothing did' : undefined,
    });
  }
  return findings;
}

async function lookAtAccount(config: Config, { key, adapter, ...account }: Account): Promise<Finding> {
  const seen = `${account.publicName}${account.isSandbox ? ', its sandbox' : ''}`;
  try {
    await adapter.findTransaction('1');
    const todo = config.production && account.isSandbox ? 'no real money moves in a sandbox' : undefined;
    return { what: 'Gateway', seen, todo };
  } catch (error) {
    const settings = adapter.kind === 'stripe' ? 'STRIPE_…' : 'AUTHORIZENET_…';
    const keys = key === adapter.kind ? settings : 'its keys in Set-up, Money';
    return { what: 'Gateway', seen, todo: `${messageOf(error)}: check ${keys}, and the firewall` };
  }
}

/** Every account that somebody is paid through, and those that nobody can ask. */
async function lookAtGateways({ database, config }: Context): Promise<Finding[]> {
  const gateways = await reachGateways(database, config);
  const findings: Finding[] = [];
  for (const account of await gateways.all()) findings.push(await lookAtAccount(config, account));
  for (const todo of await gateways.troubles())
    findings.push({ what: 'Gateway', seen: 'one that cannot be asked', todo });
  return findings;
}

function lookAtDisk({ config: { dataDir } }: Looked): Finding[] {
  const { bavail, blocks, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const isFull = free < LEAST_FREE_BYTES || bavail / blocks < LEAST_FREE;
  const seen = `${(free / 1e9).toFixed(1)} GB free at DATA_DIR, ${Math.round((bavail / blocks) * 100)} %`;
  return [{ what: 'Disk', seen, todo: isFull ? 'make room, or move DATA_DIR' : undefined }];
}

function lookAtBackup(context: Looked): Finding[] {
  const { backup } = parseArgs({ args: context.args, options: { backup: { type: 'string' } } }).values;
  const at =
    backup === undefined
      ? lastBackupAt(context.config.dataDir)
      : statSync(pathFrom(context, backup), { throwIfNoEntry: false })?.mtime;
  const todo = `${asTyped(context, 'backup', 'FILE')}, every night (or name the file of another tool: --backup FILE)`;
  if (!at) return [{ what: 'Backup', seen: 'none is known', todo }];
  const hours = (systemClock().now().getTime() - at.getTime()) / HOUR_MS;
  return [
    { what: 'Backup', seen: `${hours.toFixed(1)} hours old`, todo: hours > BACKUP_HOURS ? todo : undefined },
  ];
}

const missingTables = (): Finding[] => [
  {
    what: 'Database',
    seen: 'its tables are not those of this version',
    todo: 'start the shop, which lays them, and ask again',
  },
];

type Look<T> = (context: T) => Finding[] | Promise<Finding[]>;

async function lookAt<T extends Looked>(context: T, looks: readonly Look<T>[]): Promise<void> {
  const { say, fail } = context;
  let wrong = 0;
  for (const look of looks) {
    for (const { what, seen, todo } of await look(context)) {
      say(`${todo === undefined ? '✓' : '✗'} ${what.padEnd(14)} ${seen}`);
      if (todo === undefined) continue;
      say(`    ${todo}`);
      wrong += 1;
    }
  }
  say(wrong === 0 ? 'Nothing to do.' : `${wrong} to mend.`);
  if (wrong > 0) fail();
}

export const doctorCommand: Command = {
  run: (context) =>
    lookAt(context, [
      lookAtConfiguration,
      lookAtDatabase,
      lookAtHosts,
      lookAtMaintenance,
      lookAtDraws,
      lookAtMails,
      lookAtGateways,
      lookAtLog,
      lookAtDisk,
      lookAtBackup,
    ]),
  withoutTables: (context) =>
    lookAt(context, [lookAtConfiguration, missingTables, lookAtMail, lookAtDisk, lookAtBackup]),
};
