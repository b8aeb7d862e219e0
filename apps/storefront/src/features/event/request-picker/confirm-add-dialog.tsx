import { useState } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { fanCheckoutMessages } from '@stagedoor/rules/messages/fan-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { AddonItem } from '../../../parts/addons/addon-item.tsx';
import { addonsOf } from '../../../parts/addons/addons-of.ts';
import { AcceptTerms } from '../../../parts/requests/accept-terms.tsx';
import { useRequestTerms } from '../../../parts/requests/use-request-terms.ts';
import { withQuantity } from '../../../parts/requests/request-draft.ts';
import { useSummary } from '../../../parts/requests/use-summary.ts';
import type { Added } from './added-dialog.tsx';
import { NewTotal } from './new-total.tsx';
import { useAddEvent } from './use-add-event.ts';

interface ConfirmAddDialogProps {
  event: OutletEvent;
  request: SeriesRequest;
  asked: readonly RequestWish[];
  onClose: () => void;
  onAdded: (added: Added) => void;
}

/** Extras where there are any, the most that the request can cost with this event in it, and its terms. */
export function ConfirmAddDialog({ event, request, asked, onClose, onAdded }: ConfirmAddDialogProps) {
  const currency = useCurrency();
  const [lines, setLines] = useState<readonly RequestWish[]>(asked);
  const summary = useSummary({ eventId: event.id, seriesId: request.series.id, lines });
  const { add, busy, problem } = useAddEvent(event, request, onAdded);
  const terms = useRequestTerms(request.planEnrolled);
  const total = summary.data?.totals.totalCents;

  return (
    <Dialog
      open
      onClose={onClose}
      title={fanCheckoutMessages.addonsHeading}
      description={messages.keepsRest(request.number)}
      actions={
        <>
          <Button look="lined" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            busy={busy || summary.isFetching}
            disabled={!total}
            disabledReason={terms.reason}
            missingId={terms.missingId}
            onClick={() => add(lines)}
          >
            {messages.addAtMost(formatMoney(total ?? 0, currency))}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {problem}
        {addonsOf(event).map((item) => (
          <AddonItem
            key={item.id}
            item={item}
            lines={lines}
            headingLevel={3}
            onChoose={(priceLevelId, quantity) => setLines(withQuantity(lines, priceLevelId, quantity))}
          />
        ))}
        <NewTotal eventId={event.id} before={request} answer={summary} />
        <AcceptTerms terms={terms} />
      </Stack>
    </Dialog>
  );
}
