// npm run import
import { runCommand } from './run-command.ts';

await runCommand('import');
