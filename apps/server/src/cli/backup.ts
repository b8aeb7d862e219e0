// npm run backup -- FILE
import { resolve } from 'node:path';
import { writeBackup } from '../platform/db/backup.ts';
import { runCommand, say } from './open-for-command.ts';

await runCommand(async ({ db }, { dataDir }) => {
  const [file = 'stagedoor-backup.jsonl.gz'] = process.argv.slice(2);
  const { tables, rows, files } = await writeBackup(db, dataDir, resolve(file));
  say(`Wrote ${file}: ${rows} rows of ${tables} tables, ${files} pictures.`);
});
