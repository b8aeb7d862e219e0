import { Tag } from '@stagedoor/ui/tag';
import styles from './tiles.module.css';

export interface Tile {
  name: string;
  value: string;
  detail: string;
  isCritical?: boolean;
}

/** Sums over the days that one looks at. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className={styles.tiles}>
    {tiles.map(({ name, value, detail, isCritical }) => (
      <li key={name} className={styles.tile}>
        <span className={styles.name}>
          {name}
          {isCritical && (
            <Tag tone="attention" icon="alert">
              Look
            </Tag>
          )}
        </span>
        <strong className={styles.value}>{value}</strong>
        <span className={styles.name}>{detail}</span>
      </li>
    ))}
  </ul>
);
