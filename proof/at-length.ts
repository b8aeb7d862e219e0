// npm run proof -- at-length: the server tests that npm test leaves out, because they kill, start or play so much.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({}, ['.long.server.test.ts']);
