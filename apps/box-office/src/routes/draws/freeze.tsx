import { useState } from 'react';
import { freezeDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { getDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { counted } from '@stagedoor/rules/writing/counted';
import { Button } from '@stagedoor/ui/button';
import { useAskOnce } from '../../parts/asking/use-ask-once.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';

/** `stops` is why it cannot be now. */
export function Freeze({ draw, stops }: { draw: DrawDetail; stops: string | undefined }) {
  const [open, setOpen] = useState(false);
  const send = useOfficeSend(freezeDraw);
  const look = useAskOnce(getDraw);
  const tickets = draw.demand.reduce((sum, { stock }) => sum + stock, 0);
  return (
    <>
      <Button wide disabledReason={stops} onClick={() => setOpen(true)}>
        Freeze the list…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Freeze ${draw.name}?`}
        description="This cannot be taken back. From now on nothing changes until the draw; corrections come after it."
        consequences={[
          {
            key: 'entries',
            icon: 'lock',
            what: counted(draw.requests, 'request is sealed', 'requests are sealed'),
          },
          {
            key: 'tickets',
            icon: 'ticket',
            what: counted(tickets, 'ticket is set aside for the draw', 'tickets are set aside for the draw'),
          },
          {
            key: 'letters',
            icon: 'mail',
            what: counted(draw.requests, 'letter goes out', 'letters go out'),
            detail: 'each with the root',
          },
        ]}
        confirmLabel={`Freeze ${counted(draw.requests, 'request')}`}
        typed={{ label: 'How many requests are sealed? Type the number.', expected: String(draw.requests) }}
        irreversible
        onConfirm={() => send.mutateAsync({ seriesId: draw.seriesId })}
        hasHappened={async () => (await look({ seriesId: draw.seriesId })).state !== 'committed'}
      />
    </>
  );
}
