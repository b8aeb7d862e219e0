// What the programs of the command line share. Beside a running shop that keeps its own database the work is handed to
// it; otherwise it is done here, over a database that is opened for it.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configReader } from '../platform/config-reader.ts';
import { standOf } from '../platform/db/migrate.ts';
import { commands } from './commands/all.ts';
import type { Command, CommandContext, Typed } from './commands/command.ts';
import { handOver } from './hand-over.ts';
import { noShopIn, requireOwnDatabase } from './shop-note.ts';
import { migrationsFolder, openForCommand, orSentence, prepare, say } from './open-for-command.ts';

async function runHere(command: Command, typed: Typed): Promise<void> {
  const config = prepare();
  const fail = (): void => void (process.exitCode = 1);
  const context: CommandContext = { ...typed, config, say, fail };
  const { withoutTables, needsShop } = command;
  requireOwnDatabase(config);
  const isNew = config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database'));
  if (needsShop && isNew) throw noShopIn(config);
  if (withoutTables && isNew) return withoutTables(context);
  await openForCommand(config, async (database, bringUpToDate) => {
    const stand = await standOf(database, migrationsFolder);
    if (needsShop && stand === 'new') throw noShopIn(config);
    if (withoutTables && stand !== 'current') return withoutTables(context);
    await bringUpToDate();
    return command.run({ ...context, database });
  });
}

export async function runCommand(name: string): Promise<void> {
  // npm runs its scripts in the project's folder and says here where it was called.
  const typed: Typed = {
    args: process.argv.slice(2),
    here: resolve(process.env['INIT_CWD'] ?? ''),
    caller: process.env['CALLED_BY'] === 'stagedoor' ? 'stagedoor' : 'npm',
  };
  await orSentence(async () => {
    const { text } = configReader(process.env);
    const isServer = text('DATABASE_URL') !== undefined || text('DATABASE_URL_FILE') !== undefined;
    const exitCode = isServer
      ? undefined
      : await handOver(resolve(text('DATA_DIR') ?? './data'), name, typed);
    if (exitCode === undefined) await runHere(await commands[name]!(typed.args), typed);
    else process.exitCode = exitCode;
  });
}
