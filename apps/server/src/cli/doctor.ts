// npm run doctor
import { runCommand } from './run-command.ts';

await runCommand('doctor');
