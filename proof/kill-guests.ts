// npm run proof -- kill-guests: more than a hundred kills between a desk's Approve and the guest's order, at every step
// that the code names. SEED=… repeats a run.
import { decidedGuests } from '../apps/server/src/guest-list/testing/guests-in-books.ts';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import {
  allGuestSteps,
  killGuests,
  loadGuestProof,
} from '../apps/server/src/testing/guest-proof/kill-guests.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const seed = seedOf();
const { stage, close } = await openOwnStage((database, gateway) =>
  loadGuestProof(database, gateway, { tickets: 3000, customers: 8, sessions: 2000 }),
);
try {
  console.log(`seed ${seed}`);
  const report = await killGuests(stage, { seed, killsAtEachStep: shareOf(15), tell: console.log });
  const { approved, waiting, charging } = await stage.inspect(decidedGuests);
  console.log(`${approved} approved, ${waiting} wait for the desk`);
  if (charging > 0) report.problems.push(`${charging} guests are being charged still`);
  tellReport('kill-guests', [report], allGuestSteps);
} finally {
  await close();
}
