export { requestsNeedingCard } from './card-uses.ts';
export { loadDemoRequests, loadEntrantsRequests } from './demo/load-demo-requests.ts';
export { remindClosingJob } from './remind-closing.job.ts';
export { requestHandlers } from './request-handlers.ts';
