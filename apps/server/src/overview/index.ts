export { openOverview } from './open-overview.ts';
