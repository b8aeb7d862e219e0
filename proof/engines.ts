// npm run proof -- engines: every server test on both engines.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ ENGINES: 'both' });
