// npm run import -- FOLDER [--dry-run] [--take-over]
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeResult, importFolder } from '../importing/index.ts';
import { systemClock } from '../platform/clock.ts';
import { runCommand, say } from './open-for-command.ts';

const USAGE = 'Say which folder: npm run import -- FOLDER [--dry-run]';

const SWITCHES = new Set(['--dry-run', '--take-over']);

function readArguments(given: string[]): { folder: string; dryRun: boolean; takeOver: boolean } {
  const [folder, ...more] = given.filter((argument) => !SWITCHES.has(argument));
  if (folder === undefined || folder.startsWith('-') || more.length > 0) throw new Error(USAGE);
  // npm runs its scripts in the project's folder and says here where it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '', folder);
  if (!existsSync(path)) throw new Error(`There is no folder ${path}.`);
  return { folder: path, dryRun: given.includes('--dry-run'), takeOver: given.includes('--take-over') };
}

await runCommand(async (database, { dataDir, demo, awards }) => {
  const { folder, dryRun, takeOver } = readArguments(process.argv.slice(2));
  const now = systemClock().now();
  const result = await importFolder(database, folder, {
    now,
    dataDir,
    dryRun,
    takeOver,
    demoAllowed: demo,
    ...awards,
  });
  say(describeResult(result, dryRun));
  if (result.mistakes.length > 0) process.exitCode = 1;
});
