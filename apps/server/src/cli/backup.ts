// npm run backup -- FILE [--force]
import { resolve } from 'node:path';
import { writeBackup } from '../platform/db/backup.ts';
import { runCommand, say } from './open-for-command.ts';

await runCommand(async ({ db }, { dataDir }) => {
  const given = process.argv.slice(2);
  const file = given.find((word) => word !== '--force') ?? 'stagedoor-backup.jsonl.gz';
  const options = { force: given.includes('--force') };
  const { tables, rows, files } = await writeBackup(
    db,
    dataDir,
    resolve(process.env['INIT_CWD'] ?? '', file),
    options,
  );
  say(`Wrote ${file}: ${rows} rows of ${tables} tables, ${files} pictures.`);
});
