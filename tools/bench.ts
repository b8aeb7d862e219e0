// npm run bench -- NAME …: runs bench/NAME.ts; without a name it lists them.
import { namesIn, runNamed } from './run-module.ts';

const [name, ...args] = process.argv.slice(2);
if (name) process.exitCode = await runNamed('bench', name, args);
else console.log(`npm run bench -- NAME, where NAME is one of ${namesIn('bench').join(', ') || 'none yet'}`);
