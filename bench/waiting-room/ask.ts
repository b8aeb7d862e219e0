// A process of its own: so many people who wait ask how far the line is, each every ten seconds.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { HOST } from '../on-sale/world.ts';

const { PORT, EVENT, CODES = '', SECONDS } = process.env;
const codes = readFileSync(CODES, 'utf8').split('\n');
let next = 0;
const result = await autocannon({
  url: `http://127.0.0.1:${PORT}`,
  connections: 100,
  duration: Number(SECONDS),
  overallRate: codes.length / 10,
  requests: [
    {
      method: 'POST',
      path: '/gen.v1/waitingroom/look',
      setupRequest: (request) => {
        next = (next + 1) % codes.length;
        return {
          ...request,
          headers: { host: HOST, 'content-type': 'application/json' },
          body: JSON.stringify({ OutletEventID: Number(EVENT), Place: codes[next] }),
        };
      },
    },
  ],
});
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
    processorSeconds: (user + system) / 1e6,
  }),
);
