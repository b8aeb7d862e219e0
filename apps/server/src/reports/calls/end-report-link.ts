import { endReportLink } from '@stagedoor/contract/calls/office/report-links';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { endLink } from '../links/report-link-store.ts';

export const endReportLinkHandler: Handler<'reports'> = handle(
  endReportLink,
  async ({ eventId, linkId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { sellerId, outletIds, now } = caller;
      const events = await officeEvents.ofReport(tx, { sellerId, outletIds }, eventId);
      const link = await endLink(tx, { sellerId, linkId, now });
      const event = events.find(({ id }) => id === link?.event_id);
      if (!link || !event) return refuse('NOT_FOUND');
      record({
        action: 'report-link.ended',
        subject: { kind: 'event', id: event.id },
        outletId: event.outletId,
        before: { forWhom: link.for_whom },
      });
      return {};
    }),
);
