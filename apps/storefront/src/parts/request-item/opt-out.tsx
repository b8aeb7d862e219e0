import { eventMessages } from '@stagedoor/rules/messages/event';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { Checkbox } from '@stagedoor/ui/checkbox';

interface OptOutProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Only this level, or nothing: what that means stands beside it before and after. */
export function OptOut({ checked, onChange }: OptOutProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      hint={`${messages.optOutHint} ${eventMessages.optOutWarning}`}
    >
      {messages.optOut}
    </Checkbox>
  );
}
