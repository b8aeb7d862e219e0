export { openReports } from './open-reports.ts';
