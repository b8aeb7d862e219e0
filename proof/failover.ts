// npm run proof -- failover: a primary and its synchronous standby, three nodes behind a proxy, sixty buyers; the primary
// is killed and the standby promoted five times, and once after the standby was away, so that the last moments are lost.
import { proveFailover } from '../apps/server/src/testing/harness/failover.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const seed = seedOf();
console.log(`seed ${seed}`);
const report = await proveFailover({
  seed,
  failovers: shareOf(5),
  lossy: 1,
  nodes: 3,
  buyers: shareOf(60),
  tell: console.log,
});
console.log(Object.fromEntries(report.answers));
for (const fault of report.faults) console.log(fault.slice(0, 2000));
const { charges, cents, leftCents } = report.lostCharges;
console.log(`${report.lostWithTail} acknowledged orders were lost with the tail that no standby had`);
console.log(
  `${charges} lost charges of ${cents} cents were found at the gateway, ${cents - leftCents} cents went back`,
);
tellReport('failover', [report], ['primary', 'primary, with a lost tail']);
