import type { TrackingLine } from '@stagedoor/contract/calls/office/fulfilment';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';

/** What somebody writes in the place of what the file says. */
export interface Mended {
  line: number;
  order?: string;
  tracking?: string;
  courier?: string;
  shipped?: string;
}

export interface MendLineProps {
  line: TrackingLine;
  couriers: readonly { code: string; name: string }[];
  onMend: (mended: Mended) => void;
}

const words = {
  order: 'Order number',
  tracking: historyDialogMessages.trackingNumber,
  shipped: 'Day it left',
} as const;

/** The fields that would help, each with what stands there now; whoever leaves one has said it. */
export function MendLine({ line, couriers, onMend }: MendLineProps) {
  const { line: number, mend = [], choices = [] } = line;
  const given = { order: line.order, tracking: line.tracking, shipped: '' };
  const take = (field: keyof typeof words, typed: string): void => {
    if (typed.trim() !== given[field]) onMend({ line: number, [field]: typed.trim() });
  };
  if (mend.length === 0) return 'Left out';
  return (
    <Stack gap={8}>
      {mend.map((field) =>
        field === 'courier' ? (
          <Select
            key={field}
            aria-label={`Courier, line ${number}`}
            value=""
            onChange={(event) => onMend({ line: number, courier: event.target.value })}
          >
            <option value="">Choose the courier</option>
            {couriers
              .filter(({ code }) => choices.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
        ) : (
          <TextInput
            key={`${field} ${given[field]}`}
            aria-label={`${words[field]}, line ${number}`}
            placeholder={field === 'shipped' ? '2026-11-16' : words[field]}
            autoComplete="off"
            defaultValue={given[field]}
            onBlur={(event) => take(field, event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') take(field, event.currentTarget.value);
            }}
          />
        ),
      )}
    </Stack>
  );
}
