import type { Series } from '@stagedoor/contract/entities/series';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';

/** How many shows of the series one fan is awarded, where that is limited. */
export const MostShows = ({ series }: { series: Pick<Series, 'mostEvents'> | null | undefined }) =>
  series?.mostEvents === undefined ? null : <p>{requestPickerMessages.mostShows(series.mostEvents)}</p>;
