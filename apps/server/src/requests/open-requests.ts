import type { OfficeModule } from '../office/index.ts';
import { draftSeriesRequestHandler } from './calls/draft-series-request.ts';
import { getEventRequestsHandler } from './calls/get-event-requests.ts';
import { getSeriesRequestsHandler } from './calls/get-series-requests.ts';
import { requestSamples } from './mails/request-samples.ts';
import { personalRequests } from './office/personal-requests.ts';
import { putEventRequestHandler } from './calls/put-event-request.ts';
import { putSeriesRequestHandler } from './calls/put-series-request.ts';
import { remindClosingJob } from './remind-closing.job.ts';
import type { RequestNeeds } from './request-needs.ts';
import { updatePriorityHandler } from './calls/update-priority.ts';
import { createRequestHandler } from './calls/create-request.ts';
import { addEventToRequestHandler } from './calls/add-event-to-request.ts';
import { editEventRequestHandler } from './calls/edit-event-request.ts';
import { deleteEventRequestHandler } from './calls/delete-event-request.ts';
import { updateSeriesRequestHandler } from './calls/update-series-request.ts';

export const openRequests = (needs: RequestNeeds): OfficeModule<'requests'> => ({
  handlers: [
    getEventRequestsHandler(needs),
    getSeriesRequestsHandler(needs),
    draftSeriesRequestHandler(needs),
    createRequestHandler(needs),
    addEventToRequestHandler(needs),
    editEventRequestHandler(needs),
    deleteEventRequestHandler(needs),
    updateSeriesRequestHandler(needs),
    updatePriorityHandler(needs),
    putEventRequestHandler(needs),
    putSeriesRequestHandler(needs),
  ],
  personalData: [personalRequests],
  letterSamples: requestSamples(needs),
  jobs: [remindClosingJob(needs)],
});
