import { listReportLinks } from '@stagedoor/contract/calls/office/report-links';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { openLinks } from '../links/report-link-store.ts';
import type { ReportsNeeds } from '../reports-needs.ts';

export const listReportLinksHandler = ({ db }: ReportsNeeds): Handler<'reports'> =>
  handle(listReportLinks, async ({ eventId }, caller) => {
    const { sellerId, outletIds, now } = caller;
    const events = await officeEvents.ofReport(db, { sellerId, outletIds }, eventId);
    if (events.length === 0) return refuse('NOT_FOUND');
    const ids = events.map(({ id }) => id);
    const links = await openLinks(db, sellerId, ids, now);
    return {
      links: links.map((link) => ({
        id: link.link_id,
        forWhom: link.for_whom,
        madeBy: link.made_by,
        madeAt: link.made_at,
        endsAt: link.ends_at,
        openedAt: link.opened_at ?? undefined,
      })),
    };
  });
