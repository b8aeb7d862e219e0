// npm run restore -- FILE, into an empty database
import { resolve } from 'node:path';
import { readBackup } from '../platform/db/restore.ts';
import { runCommand, say } from './open-for-command.ts';

await runCommand(async ({ db }, { dataDir }) => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say which file: npm run restore -- FILE');
  const { tables, rows, files } = await readBackup(db, dataDir, resolve(file));
  say(`Restored ${rows} rows of ${tables} tables and ${files} pictures.`);
});
