/** A place that goes against the map. */
export interface Finding {
  path: string;
  line: number;
  reason: string;
}
