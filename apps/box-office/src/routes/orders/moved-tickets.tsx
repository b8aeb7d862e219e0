import type { MovableLine } from '@stagedoor/contract/calls/office/move-seats';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import type { SeatMoving } from './use-seat-move.ts';

/** Those that stay are not ticked; why one must stay is said beside it. */
export function MovedTickets({ lines, moving }: { lines: readonly MovableLine[]; moving: SeatMoving }) {
  const { line, from, chooseLine, toggleTicket } = moving;
  return (
    <Panel title={moveSeatsMessages.whichTickets}>
      <Stack gap={12}>
        {lines.length > 1 && (
          <Field label={seatMapMessages.level}>
            <Select value={line?.lineId} onChange={(event) => chooseLine(Number(event.target.value))}>
              {lines.map(({ lineId, level, tickets }) => (
                <option key={lineId} value={lineId}>{`${level} × ${tickets.length}`}</option>
              ))}
            </Select>
          </Field>
        )}
        {line?.tickets.map(({ ticketId, place, sentTo, blocked }) => (
          <Checkbox
            key={ticketId}
            checked={from.includes(ticketId)}
            disabled={blocked !== undefined}
            hint={blocked ?? (sentTo && ticketMessages.withFriend(sentTo))}
            onChange={() => toggleTicket(ticketId)}
          >
            {place}
          </Checkbox>
        ))}
      </Stack>
    </Panel>
  );
}
