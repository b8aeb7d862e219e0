import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { publicOnsale } from '@stagedoor/rules/events/public-onsale';
import { seriesMessage } from '@stagedoor/rules/events/series-window';
import { Alert } from '@stagedoor/ui/alert';
import { useNow } from '@stagedoor/screens/clock';
import { RichText } from '@stagedoor/screens/rich-text';
import { SafeAnchor } from '@stagedoor/screens/safe-anchor';
import { useTimes } from '../../parts/shop/use-times.ts';

/** What the series says before it opens and after it closed, and where the public sale is. */
export function ImportantInformation({ event }: { event: OutletEvent }) {
  const times = useTimes();
  const { series, show } = event;
  const now = useNow();
  const message = series ? seriesMessage(series, now) : null;
  const onsale = publicOnsale(
    {
      publicOnsaleUrl: show.publicOnsaleUrl,
      publicOnsaleDate: show.publicOnsaleAt,
      publicOnsaleTextOn: show.publicOnsaleTextOverride,
      publicOnsaleText: show.publicOnsaleText,
    },
    times,
  );
  if (!message && !onsale) return null;
  return (
    <Alert
      tone="warning"
      icon="info"
      title={eventMessages.importantInformation}
      actions={
        onsale && (
          <span>
            <SafeAnchor address={onsale.url}>{onsale.text}</SafeAnchor>
            {onsale.date && `, ${onsale.date}`}
          </span>
        )
      }
    >
      {message && <RichText html={message} />}
    </Alert>
  );
}
