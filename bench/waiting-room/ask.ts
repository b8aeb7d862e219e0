// A process of its own: so many people who wait ask how far the line is, each every ten seconds.
import { readFileSync } from 'node:fs';
import { steadily } from '../on-sale/steady.ts';
import { HOST } from '../on-sale/world.ts';

const { PORT, EVENT, CODES = '', SECONDS } = process.env;
const codes = readFileSync(CODES, 'utf8').split('\n');
const EVERY_SECONDS = 10;
let asked = 0;
const line = {
  port: Number(PORT),
  perSecond: codes.length / EVERY_SECONDS,
  next: () => {
    asked += 1;
    const body = JSON.stringify({ OutletEventID: Number(EVENT), Place: codes[asked % codes.length] });
    return {
      method: 'POST',
      path: '/gen.v1/waitingroom/look',
      headers: { host: HOST, 'content-type': 'application/json' },
      body,
    };
  },
};
const result = await steadily(line, AbortSignal.timeout(1000 * Number(SECONDS)));
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ ...result, processorSeconds: (user + system) / 1e6 }));
