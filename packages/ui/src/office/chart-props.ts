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
