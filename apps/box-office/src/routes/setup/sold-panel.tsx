import { locale } from '@stagedoor/rules/language/locale';
import type { getSetup } from '@stagedoor/contract/calls/office/setup';
import type { OutputOf } from '@stagedoor/contract/call';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Link } from 'react-router';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { FolderOut } from './folder/folder-out.tsx';
import styles from './setup.module.css';

type Sold = OutputOf<typeof getSetup>['sold'];

const names = [
  ['events', 'Shows and events'],
  ['series', 'Series'],
  ['artists', 'Artists'],
  ['venues', 'Venues and halls'],
  ['tours', 'Tours'],
] as const satisfies readonly (readonly [keyof Sold, string])[];

/** Halls are drawn, shows and series are made in rooms of their own. */
const rooms: Partial<Record<keyof Sold, string>> = {
  events: '/setup/shows',
  series: '/setup/series',
  venues: '/setup/halls',
};

export function SoldPanel({ sold }: { sold: Sold }) {
  return (
    <Panel title="What we sell" foot={<AsFiles />} flush>
      <ul className={styles.rows}>
        {names.map(([key, name]) => (
          <li key={key}>
            <SoldRow name={name} count={sold[key]} room={rooms[key]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SoldRow({ name, count, room }: { name: string; count: number; room: string | undefined }) {
  const many = <span className={styles.quiet}>{count.toLocaleString(locale())}</span>;
  if (!room)
    return (
      <span className={styles.sold}>
        {name} {many}
      </span>
    );
  return (
    <Link to={room} className={styles.sold}>
      {name} {many}
      <Icon name="chevron" className={styles.onward} />
    </Link>
  );
}

function AsFiles() {
  const mayChange = useMayDo('setup.change');
  return (
    <div className={styles.files}>
      <span className={styles.quiet}>As files</span>
      {mayChange && (
        <ButtonLink look="lined" size="s" render={<Link to="/setup/folder" />}>
          Folder in…
        </ButtonLink>
      )}
      <FolderOut />
    </div>
  );
}
