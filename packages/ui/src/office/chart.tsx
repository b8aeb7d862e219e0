import { locale } from '@stagedoor/rules/language/locale';
import { lazy, Suspense, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './chart.module.css';
import type { ChartProps } from './chart-props.ts';

const Canvas = lazy(() => import('./chart-canvas.tsx'));
const plain = (value: number) => value.toLocaleString(locale());

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
