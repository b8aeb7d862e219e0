// npm run proof -- faults: sixty buyers at three nodes while nodes are killed a hundred times and the database twenty,
// frozen, on a full disk, with every fault of the gateway; and two processes on one folder. SHARE=0.1 for a tenth.
import { proveFaults } from '../apps/server/src/testing/harness/faults.ts';
import { twoOnOneFolder } from '../apps/server/src/testing/harness/one-folder.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const seed = seedOf();
console.log(`seed ${seed}`);
const report = await proveFaults({
  seed,
  nodes: 3,
  buyers: Math.max(12, shareOf(60)),
  nodeKills: shareOf(100),
  databaseKills: shareOf(20),
  freezes: shareOf(5),
  fullDisks: shareOf(3),
  gatewayFaults: shareOf(4),
  tell: console.log,
});
console.log(Object.fromEntries(report.answers));
for (const fault of report.faults) console.log(fault.slice(0, 1000));
const rounds = shareOf(9);
const problems = await twoOnOneFolder(rounds);
console.log(`${rounds} times two processes on one folder`);
tellReport(
  'faults',
  [{ ...report, problems: [...report.problems, ...problems] }],
  ['node killed', 'database killed', 'database frozen', 'disk full'],
);
