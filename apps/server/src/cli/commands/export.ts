// npm run export -- FOLDER [--seller ID] [--outlet ID]
import { parseArgs } from 'node:util';
import { exportFolder } from '../../importing/index.ts';
import { pathFrom } from './command.ts';
import type { Command, Typed } from './command.ts';

const USAGE = 'Say which folder: npm run export -- FOLDER [--seller ID] [--outlet ID]';

function idOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw new Error(USAGE);
  return Number(given);
}

function readArguments(typed: Typed) {
  const options = { seller: { type: 'string' }, outlet: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: typed.args, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Error(USAGE);
    return { path: pathFrom(typed, folder), sellerId: idOf(values.seller), outletId: idOf(values.outlet) };
  } catch {
    throw new Error(USAGE);
  }
}

async function run(context: Parameters<Command['run']>[0]): Promise<void> {
  const { say } = context;
  const { path, sellerId, outletId } = readArguments(context);
  const { outlets, files, pictures, privateOutlets } = await exportFolder(context.database.db, path, {
    sellerId,
    outletId,
  });
  for (const name of privateOutlets) {
    say(`note: ${name} keeps its password: "password: true" means the one it has where it is imported.`);
  }
  say(`Exported ${outlets} outlets to ${path}: ${files} files and ${pictures} pictures.`);
}

export const exportCommand: Command = { run, needsShop: true };
