// npm run backup
import { runCommand } from './run-command.ts';

await runCommand('backup');
