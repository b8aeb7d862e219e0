import { lazy, Suspense, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './chart.module.css';

export interface ChartSeries {
  label: string;
  /** One a place on the axis; null where there is none. */
  values: readonly (number | null)[];
  /** `fill` for now, `outline` for what it is compared with, `line` for what flows. */
  look?: 'fill' | 'outline' | 'line';
  tone?: 'data' | 'data-2';
}

export interface ChartProps {
  /** What the chart shows, in a sentence. */
  title: string;
  /** What stands below the axis, place by place. */
  places: readonly string[];
  /** What a place is, at the head of the table: `Hour`. */
  placeName: string;
  series: readonly ChartSeries[];
  format?: (value: number) => string;
  /** At which place we are now. */
  now?: number;
}

const Canvas = lazy(() => import('./chart-canvas.tsx'));
const plain = (value: number) => value.toLocaleString('en-US');

/** A drawing for the eye, and the same numbers as a table for everybody else. The drawing's code comes by itself. */
export function Chart(props: ChartProps) {
  const { title, places, placeName, series, format = plain } = props;
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className={styles.chart}>
      <VisuallyHidden>
        <table>
          <caption id={captionId}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{placeName}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place, index) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {series.map(({ label, values }) => {
                  const value = values[index];
                  return <td key={label}>{value === null || value === undefined ? '–' : format(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.place}>
        <Suspense>
          <Canvas {...props} format={format} />
        </Suspense>
      </div>
      <ul aria-hidden="true" className={styles.legend}>
        {series.map(({ label, look = 'fill', tone = 'data' }) => (
          <li key={label}>
            <span className={styles.swatch} data-look={look} data-tone={tone} />
            {label}
          </li>
        ))}
      </ul>
    </figure>
  );
}
