// npm run export
import { runCommand } from './run-command.ts';

await runCommand('export');
