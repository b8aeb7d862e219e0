// npm run maintenance
import { runCommand } from './run-command.ts';

await runCommand('maintenance');
