// npm run staff
import { runCommand } from './run-command.ts';

await runCommand('staff');
