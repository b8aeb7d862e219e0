import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { abandonDraw } from '@stagedoor/contract/calls/office/decide-draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { counted } from '@stagedoor/rules/writing/counted';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { TextInput } from '@stagedoor/ui/text-input';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';

const count = (value: number): string => value.toLocaleString(locale());

function consequencesOf(draw: DrawDetail): Consequence[] {
  const tickets = draw.demand.reduce((sum, { stock }) => sum + stock, 0);
  const always: Consequence[] = [
    {
      key: 'secret',
      icon: 'shield',
      what: 'Its secret becomes public',
      detail: 'anybody can see what it would have come to',
    },
    { key: 'next', icon: 'lock', what: 'The next draw of the series is committed to at once' },
  ];
  if (draw.entries === undefined) return always;
  return [
    ...always,
    { key: 'list', icon: 'mail', what: `The list of ${count(draw.entries)} entries becomes public` },
    {
      key: 'tickets',
      icon: 'ticket',
      what: counted(tickets, 'ticket is not set aside any more', 'tickets are not set aside any more'),
    },
  ];
}

/** DRAW-10: in the open or not at all. The next draw needs a public number that nobody knows yet. */
export function AbandonDraw({ draw }: { draw: DrawDetail }) {
  const may = useMayDo('draws.decide');
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState('');
  const send = useOfficeSend(abandonDraw);
  if (!may || !draw.mayAbandon) return null;
  const isDigits = draw.inputKind === 'digits';
  return (
    <>
      <Button look="lined" onClick={() => setOpen(true)}>
        Abandon…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Abandon the draw of ${draw.name}?`}
        description="This cannot be taken back. Nobody loses a request: all of them wait for the next draw."
        consequences={consequencesOf(draw)}
        confirmLabel="Abandon this draw"
        typed={{ label: `Type the draw’s name, ${draw.drawKey}`, expected: draw.drawKey! }}
        reason
        irreversible
        onConfirm={({ reason = '' }) =>
          send.mutateAsync({
            seriesId: draw.seriesId,
            drawKey: draw.drawKey!,
            reason,
            ...(isDigits ? { source: given } : {}),
            ...(draw.inputKind === 'drand' ? { round: Number(given) } : {}),
          })
        }
      >
        {draw.inputKind !== 'none' && (
          <Field
            label={isDigits ? drawOfficeMessages.nextSourceLabel : drawOfficeMessages.nextRoundLabel}
            required
          >
            <TextInput
              value={given}
              autoComplete="off"
              maxLength={200}
              inputMode={isDigits ? 'text' : 'numeric'}
              onChange={({ target }) => setGiven(target.value)}
            />
          </Field>
        )}
      </ConfirmAction>
    </>
  );
}
