import type { Module } from '../platform/module.ts';
import { draftSeriesRequestHandler } from './draft-series-request.ts';
import { readingHandlers } from './get-requests.ts';
import { requestSamples } from './mails/request-samples.ts';
import { personalRequests } from './office/personal-requests.ts';
import { puttingHandlers } from './put-requests.ts';
import { remindClosingJob } from './remind-closing.job.ts';
import type { RequestNeeds } from './request-needs.ts';
import { updatePriorityHandler } from './update-priority.ts';
import { writingHandlers } from './write-requests.ts';

export const openRequests = (needs: RequestNeeds): Module => ({
  handlers: [
    ...readingHandlers(needs),
    draftSeriesRequestHandler(needs),
    ...writingHandlers(needs),
    updatePriorityHandler(needs),
    ...puttingHandlers(needs),
  ],
  personalData: [personalRequests],
  letterSamples: requestSamples(needs),
  jobs: [remindClosingJob(needs)],
});
