// npm run format: writes every file in the one format.
import { runStep } from './run-step.ts';

const { isOk } = await runStep({ name: 'format', command: ['node_modules/oxfmt/bin/oxfmt'], isShown: true });
process.exitCode = isOk ? 0 : 1;
