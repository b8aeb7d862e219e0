/** What it goes over is what all that is said has in common; of two that touch a seat the later one counts. */
export interface EventPaint {
  /** A price level of the event. */
  level?: number | undefined;
  /** A level of the hall, by its name. */
  over?: string | null | undefined;
  section?: string | null | undefined;
  rows?: string | null | undefined;
  seats?: string | null | undefined;
}

/** As it is kept: with all that it may say. */
export interface KeptPaint {
  level: number;
  over: string | null;
  section: string | null;
  rows: string | null;
  seats: string | null;
}
