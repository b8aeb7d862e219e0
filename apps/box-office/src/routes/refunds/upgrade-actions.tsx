import { useState } from 'react';
import { undoChange } from '@stagedoor/contract/calls/office/decide-refunds';
import { declineUpgrade, grantUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { wordsOf } from '@stagedoor/asking/words-of';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { counted } from '@stagedoor/rules/writing/counted';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useStaff } from '../../parts/session/use-staff.ts';
import { useUndo } from '../../parts/undo/undo-provider.tsx';
import styles from './refunds.module.css';
import { difference } from './upgrade-words.ts';
import type { Way } from './upgrade-words.ts';

function moneyOf(
  { differenceCents }: Way,
  currency: Currency,
  card = 'their card',
): Omit<Consequence, 'key' | 'icon'> {
  if (differenceCents === 0) return { what: 'It costs no more: nothing is charged' };
  return differenceCents > 0
    ? { what: `${formatMoney(differenceCents, currency)} is charged to ${card}`, detail: 'with fees and tax' }
    : { what: `${formatMoney(-differenceCents, currency)} goes back to ${card}` };
}

const consequencesOf = (way: Way, currency: Currency, card: string | undefined): Consequence[] => [
  { key: 'money', icon: 'card', ...moneyOf(way, currency, card) },
  {
    key: 'seats',
    icon: 'seat',
    what: `${counted(way.tickets, 'ticket')} from ${way.from} to ${way.to}`,
    detail: 'only when the charge went through',
  },
  { key: 'undo', icon: 'undo', what: 'It waits ten seconds and can be undone until then' },
];

/** The decision waits ten seconds at the server; the bar at the foot only shows it. */
function useGrant({ number, eventId }: WaitingUpgrade) {
  const currency = useCurrency();
  const grant = useOfficeSend(grantUpgrade);
  const undo = useOfficeSend(undoChange);
  const holdBack = useUndo();
  const send = async ({ lineId, levelId, hold, differenceCents, to }: Way) => {
    const key = { number, eventId, lineId, levelId, hold, differenceCents };
    const { changeId, state } = await grant.mutateAsync(key);
    if (state === 'proposed') return;
    holdBack({
      text: `${number} gets ${to}: ${difference(differenceCents, currency)}`,
      commit: () => {},
      onUndo: () => undo.mutate({ number, changeId }),
    });
  };
  return { send, error: undo.error };
}

export function UpgradeActions({ row, way }: { row: WaitingUpgrade; way: Way | undefined }) {
  const currency = useCurrency();
  const decline = useOfficeSend(declineUpgrade);
  const { send, error } = useGrant(row);
  const [asking, setAsking] = useState<'grant' | 'decline'>();
  const asks = useStaff().grant('refunds.decide') === 'asks';
  const { number, eventId, card, blocked } = row;
  const close = () => setAsking(undefined);
  if (row.pending) return null;
  return (
    <>
      {error && <Alert tone="critical" title={wordsOf(error)} />}
      <div className={styles.actions}>
        {row.ways.length > 0 && (
          <Button
            disabledReason={blocked ?? (way ? undefined : 'Choose a better level')}
            onClick={() => setAsking('grant')}
          >
            {asks ? 'Propose it…' : 'Grant it, charge first…'}
          </Button>
        )}
        {!asks && (
          <span className={styles.last}>
            <Button look="lined" onClick={() => setAsking('decline')}>
              Decline with a reason…
            </Button>
          </span>
        )}
      </div>
      {way && (
        <ConfirmAction
          open={asking === 'grant'}
          title={`${asks ? 'Propose' : 'Grant'} the upgrade of ${number}?`}
          description={asks ? 'Whoever decides about refunds is asked. Then:' : undefined}
          consequences={consequencesOf(way, currency, card)}
          confirmLabel={
            asks
              ? 'Propose it'
              : way.differenceCents > 0
                ? `Charge ${formatMoney(way.differenceCents, currency)}`
                : 'Grant it'
          }
          onConfirm={() => send(way)}
          onClose={close}
        />
      )}
      <ConfirmAction
        open={asking === 'decline'}
        title={`Decline the upgrade of ${number}?`}
        description="The customer reads the reason in a letter. Their tickets stay as they are."
        reason
        confirmLabel="Decline"
        onConfirm={({ reason }) => decline.mutateAsync({ number, eventId, reason: reason! })}
        onClose={close}
      />
    </>
  );
}
