import type { SellerGatewayTold } from '@stagedoor/contract/calls/office/gateways';
import { Panel } from '@stagedoor/ui/office/panel';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from '../setup.module.css';

/** Nothing new is charged there; what was charged goes back from there. */
export function FormerGateways({ former }: { former: readonly SellerGatewayTold[] }) {
  const { formatDate } = useTimes();
  if (former.length === 0) return null;
  return (
    <Panel title="Before" aside={String(former.length)} flush>
      <ul className={styles.rows}>
        {former.map(({ name, account, until, closed }) => (
          <li key={`${name} ${account}`} className={styles.outlet}>
            <div className={styles.words}>
              <strong>{account ? `${name}, ${account}` : name}</strong>
              <p className={styles.quiet}>
                {until && `Until ${formatDate(until)}. `}
                {closed ?? 'What it charged goes back from there.'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
