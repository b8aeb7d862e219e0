// npm run import -- FOLDER [--dry-run] [--take-over]
import { existsSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { harmChecks, takenByGateway, takenCurrency } from '../../harm-checks.ts';
import { describeResult, importFolder } from '../../importing/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { HarmCheck } from '../../programme/index.ts';
import { pathFrom } from './command.ts';
import type { Command, CommandContext, Typed } from './command.ts';
import { reachGateways } from './reach-gateways.ts';

const USAGE = 'Say which folder: npm run import -- FOLDER [--dry-run]';

const SWITCHES = new Set(['--dry-run', '--take-over']);

const isDryRun = (args: readonly string[]): boolean => args.includes('--dry-run');

function folderOf(typed: Typed): string {
  const [folder, ...more] = typed.args.filter((argument) => !SWITCHES.has(argument));
  if (folder === undefined || folder.startsWith('-') || more.length > 0) throw new Error(USAGE);
  const path = pathFrom(typed, folder);
  if (!existsSync(path)) throw new Error(`There is no folder ${path}.`);
  return path;
}

/** Before there are tables nobody has a gateway but the server. */
const gatewayCheck = async (database: Database | undefined, config: Config): Promise<HarmCheck> =>
  database
    ? takenByGateway(await reachGateways(database, config))
    : takenCurrency(config.payments.currencies);

async function load(context: CommandContext, database: Database | undefined): Promise<void> {
  const { args, config, say, fail } = context;
  const dryRun = isDryRun(args);
  const result = await importFolder(database, folderOf(context), {
    now: systemClock().now(),
    harmChecks: [...harmChecks, await gatewayCheck(database, config)],
    dryRun,
    takeOver: args.includes('--take-over'),
    demoAllowed: config.demo,
    ...config.awards,
  });
  say(describeResult(result, dryRun));
  if (result.mistakes.length > 0) fail();
}

export const importCommand = (args: readonly string[]): Command => ({
  run: (context) => load(context, context.database),
  ...(isDryRun(args) ? { withoutTables: (context) => load(context, undefined) } : {}),
});
