/** How long somebody outside may read a report: what is offered, and the most. */
export const reportLinkDays = { offered: [7, 30, 90], most: 366 } as const;

/** Below the shop's own address; what follows it opens it. */
export const REPORT_PATH = '/report/';
