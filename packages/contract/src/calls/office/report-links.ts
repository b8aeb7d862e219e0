// Links by which somebody outside reads the totals of one show.
import * as z from 'zod/mini';
import { reportLinkDays } from '@stagedoor/rules/reports/report-links';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const reportLink = shape('ReportLink', {
  id,
  forWhom: text,
  madeBy: text,
  madeAt: instant,
  endsAt: instant,
  /** When somebody last looked. */
  openedAt: maybe(instant),
});
export type ReportLink = Of<typeof reportLink>;

export const listReportLinks = officeCall({
  name: 'listReportLinks',
  module: 'reports',
  method: 'GET',
  path: 'reports/links',
  permission: 'reports.share',
  changes: false,
  summary: 'The links to the totals of a show that are open, without what opens them.',
  input: asked('ReportLinksKey', { eventId: addressedId }),
  output: shape('ReportLinks', { links: list(reportLink) }),
  refusals: ['NOT_FOUND'],
});

export const makeReportLink = officeCall({
  name: 'makeReportLink',
  module: 'reports',
  path: 'reports/make-link',
  permission: 'reports.share',
  changes: true,
  summary: 'A link that shows the totals of one show to whoever has it, for some days. It is shown once.',
  input: asked('NewReportLink', {
    eventId: id,
    forWhom: line(60),
    days: z.int().check(z.minimum(1), z.maximum(reportLinkDays.most)),
  }),
  output: shape('MadeReportLink', { link: text, endsAt: instant }),
  refusals: ['NOT_FOUND'],
});

export const endReportLink = officeCall({
  name: 'endReportLink',
  module: 'reports',
  path: 'reports/end-link',
  permission: 'reports.share',
  changes: true,
  summary: 'Ends a link to a report at once.',
  input: asked('EndedReportLink', { eventId: id, linkId: id }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const reportLinkCalls = [listReportLinks, makeReportLink, endReportLink];
