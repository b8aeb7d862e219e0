import { Field } from '@stagedoor/ui/field';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { TextInput } from '@stagedoor/ui/text-input';
import type { InvitationValues } from './invitation-values.ts';
import { useTimes } from '../../parts/time/use-times.ts';

type Sending = Pick<InvitationValues, 'letters' | 'sendAt'>;

interface LetterTimeProps {
  value: Sending;
  onChange: (part: Partial<Sending>) => void;
  error?: string | undefined;
  id: string;
}

/** Whether guests are written to, and when. */
export function LetterTime({ value: { letters, sendAt }, onChange, error, id }: LetterTimeProps) {
  const { formatDateTime } = useTimes();
  const at = new Date(sendAt);
  const isTime = !Number.isNaN(at.getTime());
  return (
    <>
      <RadioGroup
        legend="The letter goes"
        value={letters}
        onChange={(chosen) => onChange({ letters: chosen as Sending['letters'] })}
      >
        <Radio value="now">Now</Radio>
        <Radio value="later">Later</Radio>
        <Radio value="none">Not at all: I pass the link on myself</Radio>
      </RadioGroup>
      {letters === 'later' && (
        <Field id={id} label="When" error={error} hint={isTime ? formatDateTime(at) : undefined} required>
          <TextInput
            id={id}
            type="datetime-local"
            value={sendAt}
            onChange={(event) => onChange({ sendAt: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
