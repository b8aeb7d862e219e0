import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import type { OfficeIconName } from '@stagedoor/ui/office/office-icon';

/** A room that words may mean. */
export interface Place {
  title: string;
  path: string;
  icon: OfficeIconName;
}

export interface Deed {
  title: string;
  /** What it opens. */
  detail: string;
  path: string;
  icon: OfficeIconName;
}

interface Asked {
  words: string;
  hits: readonly SearchHit[];
  /** The rooms that one may see. */
  places: readonly Place[];
  mayInvite: boolean;
}

const looksLikeEmail = (words: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words);

/** What one may want to do with what was typed or found: a list that is narrowed to it, a form that is begun. */
export function goAndDo({ words, hits, places, mayInvite }: Asked): Deed[] {
  const customer = hits.find(({ kind }) => kind === 'customer');
  const event = hits.find(({ kind }) => kind === 'event');
  const guest = customer?.email ?? (looksLikeEmail(words) ? words : undefined);
  const sees = (path: string): boolean => places.some((place) => place.path === path);
  const typed = words.toLowerCase();
  return [
    ...places
      .filter(({ title }) =>
        title
          .toLowerCase()
          .split(/\W+/)
          .some((word) => word.startsWith(typed)),
      )
      .map(({ title, path, icon }) => ({ title, detail: 'opens the room', path, icon })),
    ...(customer?.email && sees('/orders')
      ? [
          {
            title: `Orders by ${customer.title}`,
            detail: 'opens the table, filtered',
            path: `/orders?words=${encodeURIComponent(customer.email)}`,
            icon: 'filter' as const,
          },
        ]
      : []),
    ...(event && sees('/orders')
      ? [
          {
            title: `Orders for ${event.title}`,
            detail: 'opens the table, filtered',
            path: `/orders?event=${event.key}`,
            icon: 'filter' as const,
          },
        ]
      : []),
    ...(guest !== undefined && mayInvite
      ? [
          {
            title: `New invitation to ${guest}`,
            detail: 'guest list',
            path: `/guests?invite=${encodeURIComponent(guest)}`,
            icon: 'bolt' as const,
          },
        ]
      : []),
  ];
}
