import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  name: string;
  /** Undefined while it is not known yet: a dash stands there. */
  value: ReactNode;
  /** A reference, a hash: in the face of machines. */
  exact?: boolean;
}

/** Facts about one thing: the name left, the value right. */
export function FactList({ facts, total }: { facts: readonly Fact[]; total?: Fact | undefined }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <Line key={fact.name} {...fact} />
      ))}
      {total && <Line {...total} total />}
    </dl>
  );
}

function Line({ name, value, exact, total }: Fact & { total?: boolean | undefined }) {
  return (
    <div className={total ? styles.total : styles.line}>
      <dt>{name}</dt>
      <dd className={exact ? styles.exact : undefined}>{value ?? <span className={styles.late}>–</span>}</dd>
    </div>
  );
}
