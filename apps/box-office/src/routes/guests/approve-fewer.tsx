import { useState } from 'react';
import type { OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import { wrongWithFewer } from '@stagedoor/rules/guests/fewer-places';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { placeCount } from './guest-words.ts';
import type { DecideGuests } from './use-decide-guests.ts';

/** Some of what one guest asked for. */
export function ApproveFewer({ guest, decide }: { guest: OfficeGuestRequest; decide: DecideGuests }) {
  const [open, setOpen] = useState(false);
  const standing = guest.places.filter(({ quantity }) => quantity > 0);
  const [places, setPlaces] = useState(standing.map(({ levelId, quantity }) => ({ levelId, quantity })));
  if (!decide.mayApprove(guest) || placeCount(guest) < 2) return null;
  const total = places.reduce((sum, { quantity }) => sum + quantity, 0);
  const problem = wrongWithFewer(standing, places);
  return (
    <>
      <Button wide look="lined" onClick={() => setOpen(true)}>
        Approve fewer…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`How many for ${guest.name}?`}
        description="Only these are charged and told. The others go back to the invitation."
        confirmLabel={`Approve ${total} of ${placeCount(guest)}`}
        onConfirm={async () => {
          if (problem) throw new Error(problem);
          await decide.approveFewer(guest, places);
        }}
      >
        <Stack gap={12}>
          {standing.map(({ levelId, level, event, quantity }) => (
            <Field key={levelId} id={`fewer-${levelId}`} label={`${level}, ${event}`}>
              <Select
                id={`fewer-${levelId}`}
                value={places.find((each) => each.levelId === levelId)?.quantity}
                onChange={(press) =>
                  setPlaces((former) =>
                    former.map((each) =>
                      each.levelId === levelId ? { levelId, quantity: Number(press.target.value) } : each,
                    ),
                  )
                }
              >
                {Array.from({ length: quantity + 1 }, (_, many) => (
                  <option key={many} value={many}>
                    {many}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </Stack>
      </ConfirmAction>
    </>
  );
}
