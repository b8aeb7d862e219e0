import { findSoldEvents } from '../../catalogue/index.ts';
import type { OpenedKind } from '../../office/index.ts';
import { endLinksOf, linksBy } from './report-link-store.ts';

/** Links to reports that are still open end with the role of whoever made them. */
export const openedLinks: OpenedKind = {
  name: 'Link to a report',
  permission: 'reports.share',
  list: async (db, by) => {
    const links = await linksBy(db, by);
    const shows = await findSoldEvents(db, by.sellerId, [...new Set(links.map(({ event_id }) => event_id))]);
    const nameOf = new Map(shows.map(({ eventId, name }) => [eventId, name]));
    return links.map((link) => ({
      what: [link.for_whom, nameOf.get(link.event_id)].filter(Boolean).join(', '),
      since: link.made_at,
      until: link.ends_at,
    }));
  },
  end: endLinksOf,
};
