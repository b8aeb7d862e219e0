// A server that has read its code and waits for its environment, a line on its standard input: whoever starts many, one
// after the other, has the next one ready.
import { createInterface } from 'node:readline';
import '../app.ts';
import { loseNamesWhile } from './without-names.ts';

const environment = await createInterface({ input: process.stdin })[Symbol.asyncIterator]().next();
// Whoever started it is gone.
if (environment.done) process.exit();
process.stdin.destroy();
Object.assign(process.env, JSON.parse(environment.value) as Record<string, string>);
if (process.env.NO_NAMES_WHILE) loseNamesWhile(process.env.NO_NAMES_WHILE);
await import('../main.ts');
