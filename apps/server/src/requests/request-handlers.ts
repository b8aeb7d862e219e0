import type { Handler } from '../platform/http/handler.ts';
import { draftSeriesRequestHandler } from './draft-series-request.ts';
import { readingHandlers } from './get-requests.ts';
import { puttingHandlers } from './put-requests.ts';
import type { RequestNeeds } from './request-needs.ts';
import { updatePriorityHandler } from './update-priority.ts';
import { writingHandlers } from './write-requests.ts';

export const requestHandlers = (needs: RequestNeeds): Handler[] => [
  ...readingHandlers(needs),
  draftSeriesRequestHandler(needs),
  ...writingHandlers(needs),
  updatePriorityHandler(needs),
  ...puttingHandlers(needs),
];
