import { wordsOf } from '@stagedoor/asking/words-of';
import { saveGiftLimit } from '@stagedoor/contract/calls/office/counter';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';

const choices = [0, 1, 2, 4, 6, 8, 10, 20, 50, 100];

/** An owner's number: how many tickets the desk gives away at once without asking. */
export function GiftLimit({ tickets }: { tickets: number }) {
  const toasts = useToasts();
  const { mutate, isPending } = useOfficeSend(saveGiftLimit);
  const offered = [...new Set([...choices, tickets])].toSorted((a, b) => a - b);
  return (
    <Field label="The desk may give away at once" hint="Owners give away as many as they like.">
      <Select
        fit
        value={tickets}
        disabled={isPending}
        onChange={({ target }) =>
          mutate(
            { tickets: Number(target.value) },
            {
              onSuccess: () => toasts.success('The desk’s number is changed'),
              onError: (error) => toasts.error('It was not changed', wordsOf(error)),
            },
          )
        }
      >
        {offered.map((many) => (
          <option key={many} value={many}>
            {many === 0 ? 'none' : many === 1 ? '1 ticket' : `${many} tickets`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
