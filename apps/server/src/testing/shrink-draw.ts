// Leaves a few of a draw's fans in the shop of DATA_DIR: shrink-draw.ts SERIES FANS
import { openForCommand, prepare } from '../cli/open-for-command.ts';
import { leaveFewFans } from './leave-few-fans.ts';

const [series, fans] = process.argv.slice(2).map(Number);
await openForCommand(prepare(), (database) => leaveFewFans(database, series!, fans!));
