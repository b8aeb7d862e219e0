import { useState } from 'react';
import { getClearingRun, startClearingRun } from '@stagedoor/contract/calls/office/clear-event';
import type { ClearingMove, ClearingRun } from '@stagedoor/contract/calls/office/clear-event';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Dialog } from '@stagedoor/ui/dialog';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmQuestion } from '../../parts/confirm/confirm-action.tsx';
import { counted } from './counted.ts';

interface ClearEventProps {
  event: OfficeEvent;
  onClose: () => void;
}

/** Who would move where, and what it costs, before anything happens. */
export function ClearEvent({ event, onClose }: ClearEventProps) {
  const [wholeSeries, setWholeSeries] = useState(false);
  const answer = useOfficeAnswer(getClearingRun, { id: event.id, wholeSeries });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Clear refunds and upgrades of ${event.name}`}
      description="Refunds first, then upgrades out of what is free now; those who asked first come first. What comes back of a draw waits for its next walk."
    >
      <Stack gap={16}>
        {event.series && (
          <Checkbox checked={wholeSeries} onChange={(change) => setWholeSeries(change.currentTarget.checked)}>
            {`All events of ${event.series}`}
          </Checkbox>
        )}
        <Answered answer={answer} what="The clearing run">
          {(run) => <Run key={String(wholeSeries)} run={run} {...{ event, wholeSeries, onClose }} />}
        </Answered>
      </Stack>
    </Dialog>
  );
}

const moveOf = ({ kind, number, from, to, cents }: ClearingMove, currency: Currency): Consequence => ({
  key: `${kind} ${number} ${from}`,
  icon: kind === 'refund' ? 'undo' : 'up',
  what: kind === 'refund' ? `${number}: ${from} given up` : `${number}: ${from} to ${to}`,
  detail:
    cents > 0 ? `${formatMoney(cents, currency)} is charged` : `${formatMoney(-cents, currency)} goes back`,
});

/** Who moves where, and who stays. */
function Moves({ moves, stays }: ClearingRun) {
  const currency = useCurrency();
  return (
    <ConsequenceList
      look="wide"
      items={[
        ...moves.map((move) => moveOf(move, currency)),
        ...stays.map(({ number, why }): Consequence => ({
          key: `stays ${number}`,
          icon: 'lock',
          what: `${number} stays`,
          detail: why,
        })),
      ]}
    />
  );
}

interface RunProps extends ClearEventProps {
  run: ClearingRun;
  wholeSeries: boolean;
}

function Run({ run, event, wholeSeries, onClose }: RunProps) {
  const currency = useCurrency();
  const toasts = useToasts();
  const send = useOfficeSend(startClearingRun);
  const { moves, givesBackCents, chargesCents } = run;
  if (moves.length === 0)
    return (
      <>
        <p>Nobody can be moved now.</p>
        <Moves {...run} />
      </>
    );
  const expected = String(moves.length);
  return (
    <ConfirmQuestion
      onClose={onClose}
      consequences={[
        { key: 'moves', icon: 'ticket', what: `${counted(moves.length, 'order')} of those who ask` },
        { key: 'back', icon: 'undo', what: `${formatMoney(givesBackCents, currency)} goes back to cards` },
        {
          key: 'charges',
          icon: 'card',
          what: `${formatMoney(chargesCents, currency)} is charged for better seats`,
        },
        { key: 'letters', icon: 'mail', what: counted(moves.length, 'letter') },
      ]}
      typed={{ label: `How many are settled? Type ${expected}.`, expected }}
      irreversible
      confirmLabel={`Settle ${expected}`}
      onConfirm={async () => {
        const shown = { moves: moves.length, givesBackCents, chargesCents };
        await send.mutateAsync({ eventId: event.id, wholeSeries, ...shown });
        toasts.success('The clearing run has begun');
      }}
    >
      <Moves {...run} />
    </ConfirmQuestion>
  );
}
