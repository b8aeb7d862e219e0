import type { ListedShow } from '@stagedoor/contract/calls/office/shows';
import { showsOfficeMessages as words } from '@stagedoor/rules/messages/shows-office';
import { Link } from '@stagedoor/screens/link';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import { LikeThis } from './like-this.tsx';
import { ShowStateTag } from './show-state-tag.tsx';

/** Who types opens the page on which it is made; others look at how it sells. */
export function useShowPath(): (id: number | string) => string {
  const { within } = useOutletScope();
  const mayDraft = useMayDo('setup.shows');
  return (id) => within(mayDraft ? `/setup/shows/${id}` : `/events/${id}`);
}

export function useShowColumns(): OfficeColumn<ListedShow>[] {
  const { outlets, outletId } = useOutletScope();
  const pathOf = useShowPath();
  const mayDraft = useMayDo('setup.shows');
  const columns: (OfficeColumn<ListedShow> | false)[] = [
    {
      key: 'show',
      header: 'Show',
      phone: 'title',
      cell: ({ id, name, venue }) => (
        <>
          <Link to={pathOf(id)}>
            <strong>{name}</strong>
          </Link>
          {venue && (
            <>
              <br />
              <small>{venue}</small>
            </>
          )}
        </>
      ),
    },
    {
      key: 'starts',
      header: 'Begins',
      sort: 'starts',
      cell: ({ startsAt }) => (startsAt ? <Moment at={startsAt} /> : words.noDate),
    },
    outlets.length > 1 &&
      outletId === undefined && {
        key: 'outlet',
        header: 'Outlet',
        cell: ({ outletId: id }) => outlets.find((outlet) => outlet.id === id)?.name,
      },
    { key: 'state', header: 'Stands', phone: 'corner', cell: (show) => <ShowStateTag {...show} /> },
    {
      key: 'onSale',
      header: 'On sale from',
      cell: ({ onSaleFrom }) => (onSaleFrom ? <Moment at={onSaleFrom} /> : '–'),
    },
    {
      key: 'sold',
      header: 'Sold',
      align: 'end',
      cell: ({ sold, capacity }) => (capacity > 0 ? words.soldOf(sold, capacity) : '–'),
    },
    mayDraft && {
      key: 'like',
      header: words.newShow,
      cell: (show) => <LikeThis show={show} look="link" />,
    },
  ];
  return columns.filter((column) => column !== false);
}
