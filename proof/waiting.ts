// npm run proof -- waiting: 300 people wait for a show that is sold out, and 80 tickets come back through three server
// processes at once: each is offered once, in the order of joining, and sold once.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ WAITING_PEOPLE: '300', WAITING_RETURNS: '80' }, [
  'apps/server/src/waiting-list/many-waiting.long.server.test.ts',
]);
