import { useNavigate } from 'react-router';
import { makeSeriesDraft } from '@stagedoor/contract/calls/office/series';
import { seriesOfficeMessages as words } from '@stagedoor/rules/messages/series-office';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { MakeAtOutlet } from '../drafting/make-at-outlet.tsx';

/** Begins a series at the outlet one works on; where that is not known it is asked for. */
export function NewSeries() {
  const navigate = useNavigate();
  const send = useOfficeSend(makeSeriesDraft);
  return (
    <MakeAtOutlet
      label={words.newSeries}
      labelAt={words.newSeriesAt}
      busy={send.isPending}
      onMake={(outletId) =>
        send.mutate(
          { outletId },
          { onSuccess: ({ draftId }) => void navigate(`/setup/series/drafts/${draftId}`) },
        )
      }
    />
  );
}
