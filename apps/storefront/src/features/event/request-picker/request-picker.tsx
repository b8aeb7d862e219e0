import { useState } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { seriesWindow } from '@stagedoor/rules/events/series-window';
import { useNow } from '@stagedoor/screens/clock';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { useSeriesRequest } from '../../../parts/requests/use-series-request.ts';
import { ItemsCard } from '../items-card.tsx';
import { AlreadyAsked } from './already-asked.tsx';
import { isAsked } from '../../../parts/request-item/request-choice.ts';
import { RequestForm } from './request-form.tsx';
import { useLoginDialog } from './use-login-dialog.tsx';
import type { SignInDialog } from './use-login-dialog.tsx';
import { useRequestChoice } from './use-request-choice.ts';

const AddDialog = lazyPart(() => import('./add-dialog.tsx'));

interface RequestPickerProps {
  event: OutletEvent;
  namedItem?: number | undefined;
  signInDialog: SignInDialog;
  /** Something of the event is not as the page shows it. */
  onRefused: () => void;
}

/** Items whose tickets are drawn. What can be done with them depends on the series, and on what was asked for before. */
export function RequestPicker({ event, namedItem, signInDialog, onRefused }: RequestPickerProps) {
  const now = useNow();
  const { choice, choose, clear } = useRequestChoice(event.id);
  const { data: request, isLoading } = useSeriesRequest(event.series?.id);
  const { login, dialog } = useLoginDialog(signInDialog);
  const [adding, setAdding] = useState<RequestWish[]>();
  const window = event.series ? seriesWindow(event.series, now) : 'hidden';
  const asked = request?.eventRequests.find(({ eventId }) => eventId === event.id);
  const closedMeanwhile = window === 'closed' && Object.values(choice).some(isAsked);

  function view() {
    if (window !== 'open' && !closedMeanwhile) {
      return <ItemsCard event={event} quantities={{}} namedItem={namedItem} />;
    }
    if (asked) return <AlreadyAsked event={event} eventRequest={asked} namedItem={namedItem} />;
    return (
      <RequestForm
        event={event}
        namedItem={namedItem}
        closed={closedMeanwhile}
        request={request ?? null}
        waiting={isLoading}
        choice={choice}
        onChoose={choose}
        onAdd={setAdding}
        onLogin={login}
        onRefused={onRefused}
      />
    );
  }

  return (
    <>
      {view()}
      {dialog}
      {adding && request && (
        <AddDialog
          event={event}
          request={request}
          asked={adding}
          onClose={() => setAdding(undefined)}
          onAdded={clear}
        />
      )}
    </>
  );
}
