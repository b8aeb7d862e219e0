// npm run restore -- FILE, into an empty database
import { resolve } from 'node:path';
import { runAlone, say } from './open-for-command.ts';
import { restoreShop } from './restore-shop.ts';

await runAlone(async (database) => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say which file: npm run restore -- FILE');
  const source = resolve(process.env['INIT_CWD'] ?? '', file);
  const { tables, rows, files } = await restoreShop(database, source);
  say(`Restored ${rows} rows of ${tables} tables and ${files} pictures.`);
});
