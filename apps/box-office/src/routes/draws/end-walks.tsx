import { useState } from 'react';
import { endDrawWalks } from '@stagedoor/contract/calls/office/decide-draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { counted } from '@stagedoor/rules/writing/counted';
import { Button } from '@stagedoor/ui/button';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';

const ticketsOf = (many: number): string => counted(many, 'ticket');

/** On sale for everybody, and nobody who waits in the order is reached any more. */
export function EndWalks({ draw }: { draw: DrawDetail }) {
  const may = useMayDo('draws.decide');
  const [open, setOpen] = useState(false);
  const send = useOfficeSend(endDrawWalks);
  const { seriesId, drawKey, name, kept, walksEndedAt } = draw;
  if (!may || walksEndedAt) return null;
  return (
    <>
      <Button look="lined" onClick={() => setOpen(true)}>
        Release what is left…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`End the walks of ${name}?`}
        description="This cannot be taken back. Whoever still waits in the published order is reached no more."
        consequences={[
          { key: 'tickets', icon: 'ticket', what: `${ticketsOf(kept)} of the draw go on sale at once` },
          { key: 'later', icon: 'undo', what: 'What comes back later goes on sale too' },
          { key: 'page', icon: 'shield', what: 'The public page of the draw says so, with the day' },
        ]}
        confirmLabel="End the walks"
        typed={{ label: `How many tickets go on sale? Type ${kept}.`, expected: String(kept) }}
        reason
        irreversible
        onConfirm={({ reason = '' }) =>
          send.mutateAsync({ seriesId, drawKey: drawKey!, tickets: kept, reason })
        }
      />
    </>
  );
}
