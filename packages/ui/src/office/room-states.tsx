// What a room shows instead of its rows. Every room has all of them.
import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import type { HeadingLevel } from '../heading.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { FilterChip } from './filter-chips.tsx';
import { OfficeIcon } from './office-icon.tsx';
import styles from './room-states.module.css';

interface NothingMatchesProps {
  filters: readonly FilterChip[];
  /** The nearest wider count: `412 without “Status: Paid”`. */
  wider?: ReactNode;
}

/** Empty, because filtered: the filters are there to take away. */
export function NothingMatches({ filters, wider }: NothingMatchesProps) {
  return (
    <EmptyState
      icon="search"
      title="Nothing matches"
      action={
        <div className={styles.chips}>
          <FilterChips chips={filters} />
        </div>
      }
    >
      {wider}
    </EmptyState>
  );
}

interface LoadFailedProps {
  /** `This list`, `The timeline`. */
  what?: string;
  /** Why, in the words that the call gave. */
  why?: string;
  /** By which the fault stands in the server's log. */
  faultId?: string;
  /** What still works meanwhile. */
  stillWorks?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

export function LoadFailed({ what = 'This list', why, faultId, stillWorks, ...rest }: LoadFailedProps) {
  return (
    <ErrorState title={`${what} did not load`} {...rest}>
      {why && <p>{why}</p>}
      {faultId && (
        <p>
          Fault <code className={styles.code}>{faultId}</code>
        </p>
      )}
      {stillWorks}
    </ErrorState>
  );
}

/** The rows are there, but not fresh. */
export function StaleNote({ since }: { since: string }) {
  return (
    <Alert tone="warning" icon="clock" role="status" title={`As of ${since}, reconnecting`}>
      What needs the newest numbers waits until then.
    </Alert>
  );
}

interface NotYourRoleProps {
  /** `The ledger is for finance and owners` */
  title: string;
  titleLevel?: HeadingLevel;
  /** Who they are, or what else one can do. */
  children?: ReactNode;
}

export function NotYourRole({ title, titleLevel = 1, children }: NotYourRoleProps) {
  return (
    <EmptyState icon={<OfficeIcon name="lock" size={1.5} />} title={title} titleLevel={titleLevel}>
      {children}
    </EmptyState>
  );
}
