import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { Button } from '@stagedoor/ui/button';
import type { Selection } from '@stagedoor/ui/office/selection';
import { useToasts } from '@stagedoor/ui/toast';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { closeSamples } from './sample-calls.ts';

/** Touches many, so it counts, asks for the number, a reason and a password that is not too old. */
export function CloseSamples({ chosen, count }: { chosen: Selection; count: number }) {
  const [open, setOpen] = useState(false);
  const send = useOfficeSend(closeSamples);
  const toasts = useToasts();
  const words = count.toLocaleString(locale());
  return (
    <>
      <Button look="lined" size="s" onClick={() => setOpen(true)}>
        Close {words}…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Close ${words} samples?`}
        description="This cannot be taken back. It starts at once:"
        consequences={[
          {
            key: 'closed',
            icon: 'lock',
            what: `${words} samples are closed`,
            detail: 'whatever they were before',
          },
          { key: 'letters', icon: 'mail', what: 'No letters go out', detail: 'nobody is written to' },
        ]}
        confirmLabel={`Close ${words} samples`}
        typed={{ label: 'How many will be closed? Type the number.', expected: String(count) }}
        reason
        irreversible
        onConfirm={async ({ reason = '' }) => {
          await send.mutateAsync({ numbers: chosen.all ? undefined : [...chosen.keys].join('.'), reason });
          toasts.success(`${words} samples are closed`);
        }}
      />
    </>
  );
}
