import { makeReportLink } from '@stagedoor/contract/calls/office/report-links';
import { reportPageMessages } from '@stagedoor/rules/messages/report-office';
import { REPORT_PATH } from '@stagedoor/rules/reports/report-links';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { outletCache } from '../../sellers/index.ts';
import { insertLink } from '../links/report-link-store.ts';
import type { ReportsNeeds } from '../reports-needs.ts';

const DAY_MS = 86_400_000;

export const makeReportLinkHandler = ({ publicAddress }: ReportsNeeds): Handler<'reports'> =>
  handle(makeReportLink, async ({ eventId, forWhom, days }, caller) => {
    const whom = forWhom.trim();
    requireValid({ forWhom: whom ? undefined : reportPageMessages.forWhomNeeded });
    return caller.change(async ({ tx, record }) => {
      const { sellerId, outletIds, now } = caller;
      const events = await officeEvents.ofReport(tx, { sellerId, outletIds }, eventId);
      const [event] = events;
      if (!event) return refuse('NOT_FOUND');
      const endsAt = new Date(now.getTime() + days * DAY_MS);
      const code = await insertLink(tx, {
        seller_id: sellerId,
        outlet_id: event.outletId,
        event_id: eventId,
        event_ids: events.map(({ id }) => id),
        for_whom: whom,
        made_by: caller.name,
        staff_id: caller.staffId,
        made_at: now,
        ends_at: endsAt,
      });
      record({
        action: 'report-link.made',
        subject: { kind: 'event', id: eventId },
        outletId: event.outletId,
        after: { forWhom: whom, endsAt },
      });
      const outlet = await outletCache(tx).get(event.outletId);
      return { link: `${publicAddress(outlet)}${REPORT_PATH}${code}`, endsAt };
    });
  });
