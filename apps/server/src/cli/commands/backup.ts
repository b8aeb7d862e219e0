// npm run backup -- FILE [--force]
import { writeBackup } from '../../platform/db/backup.ts';
import { noteBackup } from '../../platform/db/last-backup.ts';
import { pathFrom } from './command.ts';
import type { Command } from './command.ts';

export const backupCommand: Command = {
  run: async (context) => {
    const { args, database, config, say } = context;
    const file = args.find((word) => word !== '--force') ?? 'stagedoor-backup.jsonl.gz';
    const force = args.includes('--force');
    const target = pathFrom(context, file);
    const { tables, rows, files } = await writeBackup(database.db, target, { force });
    noteBackup(config.dataDir, target);
    say(`Wrote ${file}: ${rows} rows of ${tables} tables, ${files} pictures.`);
  },
};
