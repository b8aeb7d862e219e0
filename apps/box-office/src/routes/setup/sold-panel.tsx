import { locale } from '@stagedoor/rules/language/locale';
import type { getSetup } from '@stagedoor/contract/calls/office/setup';
import type { OutputOf } from '@stagedoor/contract/call';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Panel } from '@stagedoor/ui/office/panel';
import { FactList } from '@stagedoor/ui/office/fact-list';
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
const rooms: Partial<Record<keyof Sold, readonly [path: string, name: string]>> = {
  events: ['/setup/shows', 'shows'],
  series: ['/setup/series', 'series'],
  venues: ['/setup/halls', 'halls'],
};

const valueOf = (key: keyof Sold, count: number) => {
  const many = count.toLocaleString(locale());
  const [path, name] = rooms[key] ?? [];
  return path ? (
    <Link to={path}>
      {many}, {name}
    </Link>
  ) : (
    many
  );
};

export function SoldPanel({ sold }: { sold: Sold }) {
  return (
    <Panel title="What we sell" foot={<AsFiles />}>
      <FactList facts={names.map(([key, name]) => ({ name, value: valueOf(key, sold[key]) }))} />
    </Panel>
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
