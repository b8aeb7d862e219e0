import { counted } from '../writing/counted.ts';
import type { SeriesWindow } from '../events/series-window.ts';

/** The rooms in which series are made. */
export const seriesOfficeMessages = {
  roomTitle: 'Series – Set-up',
  mean: 'When fans can ask, how it is drawn, and who pays when',
  newSeries: 'New series',
  newSeriesAt: (outlet: string) => `New series at ${outlet}`,
  noSeries: 'No series yet',
  noSeriesMeans: 'Shows that are sold by request belong to a series.',
  windows: {
    hidden: 'Not visible',
    visible: 'Visible, not open',
    open: 'Open',
    closed: 'Closed',
  } satisfies Record<SeriesWindow, string>,
  requests: (many: number) => counted(many, 'request'),
  shows: (many: number) => counted(many, 'show'),
  tickets: (many: number) => counted(many, 'ticket'),
} as const;
