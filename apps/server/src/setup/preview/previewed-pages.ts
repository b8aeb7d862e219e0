import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import type { OutletMoment } from '../../sellers/index.ts';
import { describeOutlet } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

interface PreviewedPage {
  name: string;
  path: string;
}

/** The pages that show most of a look; whoever follows their links sees the others. */
export async function previewedPages(
  { db }: Pick<SetupNeeds, 'db'>,
  outlet: OutletMoment,
): Promise<PreviewedPage[]> {
  const { type, events } = await describeOutlet(db, outlet);
  const [event] = isGuestList(type) ? [] : events.filter(({ active }) => active);
  return [
    { name: 'All events', path: '/' },
    ...(event ? [{ name: event.name ?? 'An event', path: `/event/${event.id}` }] : []),
    { name: 'Sign-in', path: '/login' },
  ];
}
