import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import styles from './connections.module.css';

/** The first call that somebody would make. */
export const NoKeys = () => (
  <EmptyState icon={<OfficeIcon name="plug" size={1.5} />} title="No program is connected">
    <p>With a key that reads orders, a first call is:</p>
    <pre className={styles.code}>
      {`curl -H "Authorization: Bearer sd_…" ${location.origin}/office.v1/orders/list`}
    </pre>
  </EmptyState>
);
