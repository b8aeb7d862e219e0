// npm run invite
import { runCommand } from './run-command.ts';

await runCommand('invite');
