import type { SeriesDraft } from '@stagedoor/contract/calls/office/series';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { seriesOfficeMessages } from '@stagedoor/rules/messages/series-office';
import { Link } from '@stagedoor/screens/link';
import { Panel } from '@stagedoor/ui/office/panel';
import { Day } from '../../../parts/time/moment.tsx';
import { NewShow } from '../shows/new-show.tsx';
import styles from './series.module.css';

/** What fans can ask for in it. */
export function ShowsInSeriesPanel({ draft: { shows, outletId } }: { draft: SeriesDraft }) {
  return (
    <Panel title={words.shows} aside={<NewShow at={outletId} small />}>
      {shows.length === 0 ? (
        <p className={styles.quiet}>{words.noShow}</p>
      ) : (
        <ul className={styles.shows}>
          {shows.map(({ eventId, venue, startsAt, tickets }) => (
            <li key={eventId}>
              <Link to={`/setup/shows/${eventId}`}>
                {venue}, <Day at={startsAt} />
              </Link>
              <span>{seriesOfficeMessages.tickets(tickets)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
