import type { Module } from '../platform/module.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { awardSamples } from './award-samples.ts';
import { chargingHandlers } from './charging/charging-calls.ts';
import { chargeTask } from './charging/charge-task.ts';
import { graceOverJob } from './charging/grace-over.job.ts';
import { commitOpenedJob } from './commit-opened.job.ts';
import { decidingHandlers } from './decide-calls.ts';
import { drawsDue } from './draws-due.ts';
import { drawTask } from './draw-task.ts';
import { requestExport } from './export-requests.ts';
import { lettersTask } from './letters-task.ts';
import { ordersTask } from './ordering/orders-task.ts';
import { resultLettersTask } from './ordering/result-letters-task.ts';
import { publicHandlers } from './public-calls.ts';
import { readingHandlers } from './read-calls.ts';
import { requestHandlers } from './request-calls.ts';
import { walkJob } from './walking/walk.job.ts';

export function openAwards(needs: AwardsNeeds): Module {
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
      ...readingHandlers(needs),
      ...requestHandlers(needs),
      ...decidingHandlers(needs, tasks),
      ...publicHandlers(needs),
      ...chargingHandlers(needs),
    ],
    jobs: [commitOpenedJob(needs), graceOverJob(needs), walkJob(needs, tasks.orders)],
    tasks: [...Object.values(tasks), requestExport],
    matters: [drawsDue],
    letterSamples: awardSamples(needs),
  };
}
