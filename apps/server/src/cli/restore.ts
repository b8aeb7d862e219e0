// npm run restore -- FILE, into an empty database
import { resolve } from 'node:path';
import { readBackupHeader } from '../platform/db/restore.ts';
import { migrationsFolder, openForCommand, orSentence, prepare, say } from './open-for-command.ts';
import { restoreShop } from './restore-shop.ts';
import { otherSecrets } from './secret-seals.ts';
import { requireOwnDatabase } from './shop-note.ts';

await orSentence(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say which file: npm run restore -- FILE');
  const source = resolve(process.env['INIT_CWD'] ?? '', file);
  const { seals = {} } = await readBackupHeader(source);
  const config = prepare();
  requireOwnDatabase(config);
  await openForCommand(config, async (database) => {
    const place = { migrations: migrationsFolder, dataDir: config.dataDir };
    const { tables, rows, files } = await restoreShop(database, source, place);
    say(`Restored ${rows} rows of ${tables} tables and ${files} pictures.`);
    for (const sentence of otherSecrets(seals, config)) say(sentence);
  });
});
