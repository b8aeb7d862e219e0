import type { ComponentProps } from 'react';
import { Picture } from '../picture.tsx';
import styles from './marked-map.module.css';

/** A place on the map, in ten-thousandths of its width and height. */
export interface Mark {
  x: number;
  y: number;
  /** Not chosen, and held all the same: a ring, in which the seat is still seen. */
  isOther?: boolean;
}

const RADIUS = 13;

interface MarkedMapProps extends ComponentProps<typeof Picture> {
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** The seat map with somebody's seats on it. */
export function MarkedMap({ marks, ...picture }: MarkedMapProps) {
  const { width, height } = picture;
  const radius = (RADIUS * width) / 800;
  return (
    <span className={styles.map}>
      <Picture {...picture} />
      {marks.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.marks}>
          {marks.map(({ x, y, isOther }) => (
            <circle
              key={`${x} ${y}`}
              className={isOther ? styles.other : undefined}
              cx={(x * width) / 10_000}
              cy={(y * height) / 10_000}
              r={radius}
              strokeWidth={radius / 3}
            />
          ))}
        </svg>
      )}
    </span>
  );
}
