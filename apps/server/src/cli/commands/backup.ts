// npm run backup -- FILE [--force]
import { writeBackup } from '../../platform/db/backup.ts';
import type { Db } from '../../platform/db/tables.ts';
import { noteBackup } from '../../platform/db/last-backup.ts';
import { listOutlets } from '../../sellers/index.ts';
import { sealsOf } from '../secret-seals.ts';
import { pathFrom } from './command.ts';
import type { Command } from './command.ts';

export const backupCommand: Command = {
  needsShop: true,
  run: async (context) => {
    const { args, database, config, say, isBesideShop } = context;
    const file = args.find((word) => word !== '--force') ?? 'stagedoor-backup.jsonl.gz';
    const force = args.includes('--force');
    const target = pathFrom(context, file);
    if ((await listOutlets(database.db)).length === 0)
      throw new Error(
        'There is no outlet in this database: nothing was written. Is it the shop that you meant?',
      );
    const write = (db: Db) => writeBackup(db, target, { force, seals: sealsOf(config) });
    const { tables, rows, files } = await (isBesideShop ? database.readAside(write) : write(database.db));
    noteBackup(config.dataDir, target);
    say(`Wrote ${file}: ${rows} rows of ${tables} tables, ${files} pictures.`);
  },
};
