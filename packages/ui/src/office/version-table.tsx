import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './version-table.module.css';

export interface VersionField {
  name: string;
  theirs: string;
  yours: string;
}

interface VersionTableProps {
  /** `entrant desk, 10:41 AM` */
  theirName: string;
  fields: readonly VersionField[];
}

const empty = 'nothing';

/** Two versions of one thing, side by side, field by field. What differs is marked, and not by colour alone. */
export function VersionTable({ theirName, fields }: VersionTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>What was saved meanwhile, and what you have</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Saved by {theirName}</th>
          <th scope="col">Yours, not saved</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, theirs, yours }) => (
          <tr key={name} className={theirs === yours ? undefined : styles.differs}>
            <th scope="row">
              {name}
              {theirs !== yours && <VisuallyHidden>, differs</VisuallyHidden>}
            </th>
            <td>{theirs || empty}</td>
            <td>{yours || empty}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
