import { useState } from 'react';
import { overrideDraw } from '@stagedoor/contract/calls/office/decide-draws';
import type { DrawDetail, DrawEntry } from '@stagedoor/contract/entities/draw';
import { overrideCodes } from '@stagedoor/rules/draw/draw-words';
import type { OverrideCode } from '@stagedoor/rules/draw/draw-words';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';

const codeWords: Record<OverrideCode, string> = {
  mistake: 'a mistake',
  operator: 'our own decision',
  artist: 'the artist’s wish',
};

interface OverrideEntryProps {
  draw: DrawDetail;
  entry: DrawEntry;
  nameOf: (levelId: number) => string;
}

/** Takes an entry's tickets away; what it frees goes to the next walk. It takes from nobody else. */
export function OverrideEntry({ draw, entry, nameOf }: OverrideEntryProps) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<OverrideCode>('operator');
  const send = useOfficeSend(overrideDraw);
  const held = entry.lines.flatMap((line, at) => (line.quantity > 0 ? [{ ...line, at }] : []));
  if (held.length === 0) return null;
  return (
    <>
      <Button look="lined" size="s" onClick={() => setOpen(true)}>
        Take out…
        <VisuallyHidden> {entry.name}</VisuallyHidden>
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Take ${entry.name} out of the draw?`}
        description="The public file will say that it was done by hand. What it frees goes to the next walk."
        consequences={held.map(({ at, quantity, level }) => ({
          key: String(at),
          icon: 'ticket' as const,
          what: `${quantity} × ${nameOf(level)} come back`,
        }))}
        confirmLabel="Take out"
        reason
        irreversible
        onConfirm={({ reason = '' }) =>
          send.mutateAsync({
            seriesId: draw.seriesId,
            entryId: entry.entryId,
            code,
            reason,
            lines: held.map(({ at, askedLevel }) => ({ line: at, level: askedLevel, quantity: 0 })),
          })
        }
      >
        <fieldset>
          <legend>In the public file it stands as</legend>
          <Stack gap={8}>
            {overrideCodes.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="code"
                  value={each}
                  checked={code === each}
                  onChange={() => setCode(each)}
                />{' '}
                {codeWords[each]}
              </label>
            ))}
          </Stack>
        </fieldset>
      </ConfirmAction>
    </>
  );
}
