// npm run demo:reset
import { runCommand } from './run-command.ts';

await runCommand('demo:reset');
