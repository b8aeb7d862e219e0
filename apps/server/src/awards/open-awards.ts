import type { OfficeModule } from '../office/index.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { awardSamples } from './award-samples.ts';
import { getChargingHandler } from './calls/get-charging.ts';
import { retryChargesHandler } from './calls/retry-charges.ts';
import { extendGraceHandler } from './calls/extend-grace.ts';
import { letGoHandler } from './calls/let-go.ts';
import { askGatewayHandler } from './calls/ask-gateway.ts';
import { settleChargeHandler } from './calls/settle-charge.ts';
import { chargeTask } from './charging/charge-task.ts';
import { graceOverJob } from './charging/grace-over.job.ts';
import { commitOpenedJob } from './commit-opened.job.ts';
import { freezeDrawHandler } from './calls/freeze-draw.ts';
import { recordDrawNumberHandler } from './calls/record-draw-number.ts';
import { runDrawHandler } from './calls/run-draw.ts';
import { overrideDrawHandler } from './calls/override-draw.ts';
import { publishDrawHandler } from './calls/publish-draw.ts';
import { abandonDrawHandler } from './calls/abandon-draw.ts';
import { endDrawWalksHandler } from './calls/end-draw-walks.ts';
import { drawsDue } from './draws-due.ts';
import { drawTask } from './draw-task.ts';
import { requestExport } from './export-requests.ts';
import { lettersTask } from './letters-task.ts';
import { ordersTask } from './ordering/orders-task.ts';
import { resultLettersTask } from './ordering/result-letters-task.ts';
import { getPublicDrawHandler } from './calls/get-public-draw.ts';
import { getDrawFileHandler } from './calls/get-draw-file.ts';
import { listDrawsHandler } from './calls/list-draws.ts';
import { checkDrawHandler } from './calls/check-draw.ts';
import { getDrawHandler } from './calls/get-draw.ts';
import { listDrawEntriesHandler } from './calls/list-draw-entries.ts';
import { rehearseDrawHandler } from './calls/rehearse-draw.ts';
import { listDrawRequestsHandler } from './calls/list-draw-requests.ts';
import { exportDrawRequestsHandler } from './calls/export-draw-requests.ts';
import { walkJob } from './walking/walk.job.ts';

export function openAwards(needs: AwardsNeeds): OfficeModule<'awards'> {
  const resultLetters = resultLettersTask(needs);
  const charge = chargeTask(needs);
  const tasks = {
    draw: drawTask(needs),
    letters: lettersTask(needs),
    orders: ordersTask(needs, { resultLetters, charge }),
    resultLetters,
    charge,
  };
  return {
    handlers: [
      listDrawsHandler(needs),
      getDrawHandler(needs),
      checkDrawHandler(needs),
      listDrawEntriesHandler(needs),
      rehearseDrawHandler(needs),
      listDrawRequestsHandler(needs),
      exportDrawRequestsHandler(needs),
      freezeDrawHandler(needs, tasks),
      recordDrawNumberHandler(),
      runDrawHandler(needs, tasks),
      overrideDrawHandler(needs),
      publishDrawHandler(needs, tasks),
      abandonDrawHandler(needs),
      endDrawWalksHandler(),
      getPublicDrawHandler(needs),
      getDrawFileHandler(needs),
      getChargingHandler(needs),
      retryChargesHandler(needs),
      extendGraceHandler(needs),
      letGoHandler(needs),
      askGatewayHandler(needs),
      settleChargeHandler(needs),
    ],
    jobs: [commitOpenedJob(needs), graceOverJob(needs), walkJob(needs, tasks.orders)],
    tasks: [...Object.values(tasks), requestExport],
    matters: [drawsDue],
    letterSamples: awardSamples(needs),
  };
}
