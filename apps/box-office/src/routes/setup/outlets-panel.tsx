import { Link } from 'react-router';
import type { SetUpOutlet } from '@stagedoor/contract/calls/office/setup';
import { Panel } from '@stagedoor/ui/office/panel';
import { useMayDo, useStaff } from '../../parts/session/use-staff.ts';
import { AddOutlet } from './add-outlet.tsx';
import { OutletState } from './outlet-state.tsx';
import styles from './setup.module.css';

export function OutletsPanel({ outlets }: { outlets: readonly SetUpOutlet[] }) {
  const { workplace } = useStaff();
  // A role that is for some outlets makes no others.
  const mayAdd = useMayDo('setup.change') && workplace.allOutlets;
  return (
    <Panel title="Outlets" aside={mayAdd ? <AddOutlet /> : String(outlets.length)} flush>
      <ul className={styles.rows}>
        {outlets.map(({ id, name, origin, icon, state, keptBy, events }) => (
          <li key={id} className={styles.outlet}>
            {icon && <img src={icon} alt="" className={styles.icon} />}
            <div>
              <strong>
                <Link to={`/setup/outlets/${id}`}>{name}</Link>
              </strong>
              <p className={styles.quiet}>
                <a href={origin} target="_blank" rel="noreferrer">
                  {origin.replace(/^https?:\/\//, '')}
                </a>
              </p>
              {keptBy === 'files' && <p className={styles.quiet}>Kept by files</p>}
            </div>
            <div className={styles.end}>
              <OutletState state={state} />
              <p className={styles.quiet}>{events === 1 ? '1 event' : `${events} events`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
