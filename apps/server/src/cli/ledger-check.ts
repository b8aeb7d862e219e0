// npm run ledger:check
import { runCommand } from './run-command.ts';

await runCommand('ledger:check');
