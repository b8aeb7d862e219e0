export { requestsNeedingCard } from './card-uses.ts';
export { remindClosingJob } from './remind-closing.job.ts';
export { requestHandlers } from './request-handlers.ts';
