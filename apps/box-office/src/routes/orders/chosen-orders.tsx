import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import type { InputOf } from '@stagedoor/contract/call';
import { sendOrderLettersAgain } from '@stagedoor/contract/calls/office/mail';
import { exportOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import { MOST_CHOSEN_ORDERS } from '@stagedoor/rules/staff/chosen-orders';
import { counted } from '@stagedoor/rules/writing/counted';
import { Button } from '@stagedoor/ui/button';
import { chosenCount } from '@stagedoor/ui/office/selection';
import type { Selection } from '@stagedoor/ui/office/selection';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { ShipOrders } from './ship-orders.tsx';

/** Whether there is anything that this role does with several orders: rows that lead to nothing cannot be chosen. */
export function useMayWorkOnSeveral(): boolean {
  const may = [useMayDo('lists.export'), useMayDo('mail.send-again'), useMayDo('fulfilment.work')];
  return may.some(Boolean);
}

interface ChosenOrdersProps {
  chosen: Selection;
  /** How many match the filter. */
  total: number;
  question: InputOf<typeof exportOfficeOrders>;
}

/** What is done with several orders at once; each says the number. */
export function ChosenOrders({ chosen, total, question }: ChosenOrdersProps) {
  const send = useOfficeSend(exportOfficeOrders);
  const maySend = useMayDo('mail.send-again');
  const mayShip = useMayDo('fulfilment.work');
  const [asks, setAsks] = useState<'letters' | 'ship'>();
  const count = chosenCount(chosen, total);
  const numbers = chosen.all ? [] : [...chosen.keys];
  const tooMany =
    (chosen.all || count > MOST_CHOSEN_ORDERS) &&
    `At most ${MOST_CHOSEN_ORDERS}, chosen one by one or by the page`;
  const close = () => setAsks(undefined);
  return (
    <>
      {maySend && (
        <Button
          look="lined"
          size="s"
          disabledReason={tooMany || undefined}
          onClick={() => setAsks('letters')}
        >
          Send {counted(count, 'letter')} again…
        </Button>
      )}
      {mayShip && (
        <Button look="lined" size="s" disabledReason={tooMany || undefined} onClick={() => setAsks('ship')}>
          Mark {count.toLocaleString(locale())} shipped…
        </Button>
      )}
      <CsvExportButton
        count={count}
        start={() => send.mutateAsync(chosen.all ? question : { ...question, numbers })}
      />
      {asks === 'letters' && <SendLetters numbers={numbers} onClose={close} />}
      {asks === 'ship' && <ShipOrders numbers={numbers} onClose={close} />}
    </>
  );
}

function SendLetters({ numbers, onClose }: { numbers: readonly string[]; onClose: () => void }) {
  const send = useOfficeSend(sendOrderLettersAgain);
  const toasts = useToasts();
  return (
    <ConfirmAction
      open
      onClose={onClose}
      title={`Send the last letter of ${counted(numbers.length, 'order')} again?`}
      consequences={[
        {
          key: 'letters',
          icon: 'mail',
          what: 'Each customer gets the letter about their order that was written last',
        },
        { key: 'same', icon: 'check', what: 'A mailbox that has it already shows it once' },
      ]}
      confirmLabel={`Send ${counted(numbers.length, 'letter')} again`}
      onConfirm={async () => {
        const { sent, left } = await send.mutateAsync({ numbers: [...numbers] });
        const rest = left.map(({ number, why }) => `${number}: ${why}`).join(' ');
        if (left.length === 0) toasts.success(`${counted(sent, 'letter')} on the way again`);
        else toasts.error(`${counted(sent, 'letter')} on the way again, ${left.length} not`, rest);
      }}
    />
  );
}
