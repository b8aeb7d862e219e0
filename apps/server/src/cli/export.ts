// npm run export -- FOLDER [--seller ID] [--outlet ID]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportFolder } from '../importing/index.ts';
import { runCommand, say } from './open-for-command.ts';

const USAGE = 'Say which folder: npm run export -- FOLDER [--seller ID] [--outlet ID]';

function idOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw new Error(USAGE);
  return Number(given);
}

function readArguments(given: string[]) {
  const options = { seller: { type: 'string' }, outlet: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Error(USAGE);
    // npm runs its scripts in the project's folder and says here where it was called.
    const path = resolve(process.env['INIT_CWD'] ?? '', folder);
    return { path, sellerId: idOf(values.seller), outletId: idOf(values.outlet) };
  } catch {
    throw new Error(USAGE);
  }
}

await runCommand(async ({ db }, { dataDir }) => {
  const { path, sellerId, outletId } = readArguments(process.argv.slice(2));
  const { outlets, files, pictures, privateOutlets } = await exportFolder(db, path, {
    dataDir,
    sellerId,
    outletId,
  });
  for (const name of privateOutlets) {
    say(`note: ${name} keeps its password: "password: true" means the one it has where it is imported.`);
  }
  say(`Exported ${outlets} outlets to ${path}: ${files} files and ${pictures} pictures.`);
});
