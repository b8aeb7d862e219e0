import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { reportPageMessages } from '@stagedoor/rules/messages/report-office';
import { REPORT_PATH } from '@stagedoor/rules/reports/report-links';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { officeEvents } from '../../catalogue/index.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import { ofSeller, outletCache } from '../../sellers/index.ts';
import { readEventReport } from '../read-event-report.ts';
import type { ReportsNeeds } from '../reports-needs.ts';
import { findLink, isOpen, markOpened } from './report-link-store.ts';
import type { ReportLinkRow } from './report-link-store.ts';
import { drawNoReport, drawReport } from './report-page.ts';
import type { ShownReport } from './report-page.ts';

/** The show at the outlets that the link's maker saw, its sums and nothing else. */
async function readShown(
  { readDb: db }: ReportsNeeds,
  link: ReportLinkRow,
  now: Date,
): Promise<ShownReport | undefined> {
  const { seller_id: sellerId, event_id, event_ids } = link;
  const all = await officeEvents.ofReport(db, { sellerId, outletIds: 'all' }, event_id);
  const [show, ...siblings] = all.filter(({ id }) => event_ids.includes(id));
  if (!show) return undefined;
  const sees = { totals: true, lines: false };
  const report = await readEventReport(
    db,
    { sellerId, outletIds: 'all' },
    { events: [show, ...siblings], beside: 0, sees, now },
  );
  const outlet = await outletCache(db).get(link.outlet_id);
  return {
    report,
    from: outlet.name,
    currency: await ofSeller.currency(db, sellerId),
    times: await ofSeller.times(db, sellerId),
    endsAt: link.ends_at,
  };
}

/** Nothing of it is kept on the way, indexed, or told to other sites. */
function send(reply: FastifyReply, status: number, draw: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy)
    .send(draw(nonce));
}

export function registerReportPage(app: FastifyInstance, needs: ReportsNeeds): void {
  const { unknown, unknownMeans, over, overMeans } = reportPageMessages;
  app.get(`${REPORT_PATH}:code`, async (request, reply) => {
    const now = needs.clock.now();
    const home = await needs.directory.atPage(hostnameOf(request.host));
    const code = textOf(recordOf(request.params).code);
    const link = home && (await findLink(needs.db, home.sellerId, code));
    if (!link) return send(reply, 404, (nonce) => drawNoReport(unknown, unknownMeans, nonce));
    const shown = isOpen(link, now) ? await readShown(needs, link, now) : undefined;
    if (!shown) return send(reply, 410, (nonce) => drawNoReport(over, overMeans, nonce));
    await markOpened(needs.db, link, now);
    return send(reply, 200, (nonce) => drawReport(shown, nonce));
  });
}
