export { openRequests } from './open-requests.ts';
export { requestSteps } from './request-steps.ts';
export { officeRequests } from './office/office-requests.ts';
export { requestsNeedingCard } from './card-uses.ts';
export { keepRequested } from './keep-requested.ts';
export { loadDemoRequests, loadEntrantsRequests } from './demo/load-demo-requests.ts';
export { entrants } from './awarding/who-is-in-a-draw.ts';
export type { Entrant, SeriesKey } from './awarding/entrants.ts';
export { publishAwards, restateAwards } from './awarding/publish-awards.ts';
export { readAwardedRequests } from './awarding/awarded-requests.ts';
export type { AwardedRequest } from './awarding/awarded-requests.ts';
export { askingForEvents } from './awarding/asking-for-event.ts';
export type { AskingFan } from './awarding/asking-for-event.ts';
export {
  countAskedLines,
  countRequests,
  demandOf,
  readAskedLines,
  requestNumbers,
} from './awarding/asked-lines.ts';
export type { AskedFilter } from './awarding/asked-lines.ts';
