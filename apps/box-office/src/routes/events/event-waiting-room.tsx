import { useState } from 'react';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { getOfficeWaitingRoom } from '@stagedoor/contract/calls/office/waiting-room';
import type { WaitingRoomNow } from '@stagedoor/contract/calls/office/waiting-room';
import { waitingRoomMessages } from '@stagedoor/rules/messages/waiting-room';
import { Button } from '@stagedoor/ui/button';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { counted } from './counted.ts';
import { WaitingRoomQuestion } from './waiting-room-question.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

const LOOK_MS = 5000;

/** Whether people line up before the event, and how the line goes. */
export function EventWaitingRoom({ event }: { event: OfficeEvent }) {
  const answer = useOfficeAnswer(getOfficeWaitingRoom, { eventId: event.id }, { refetchInterval: LOOK_MS });
  if (event.salesType !== 'instant' || event.canceledAt) return null;
  return (
    <Panel title={waitingRoomMessages.name} aside={answer.data && (answer.data.isOpen ? 'on' : 'off')}>
      <Answered answer={answer} what="The waiting room">
        {(room) => <Standing event={event} room={room} />}
      </Answered>
    </Panel>
  );
}

function Standing({ event, room }: { event: OfficeEvent; room: WaitingRoomNow }) {
  const may = useMayDo('events.waiting-room');
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={16}>
      {room.isOpen ? <Figures room={room} /> : <p>Nobody has to wait for this event.</p>}
      {may && (
        <div>
          <Button look="lined" onClick={() => setOpen(true)}>
            {room.isOpen ? 'Switch it off…' : 'Switch it on…'}
          </Button>
        </div>
      )}
      {open && <WaitingRoomQuestion event={event} room={room} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Figures({ room }: { room: WaitingRoomNow }) {
  const { formatDateTime } = useTimes();
  const { opensAt, drawnAt, waiting, inside, admitted, perMinute, openedBy, byItself } = room;
  return (
    <FactList
      facts={[
        ...(drawnAt || !opensAt ? [] : [{ name: 'The lot is drawn', value: formatDateTime(opensAt) }]),
        { name: 'Waiting', value: counted(waiting, 'person', 'people') },
        ...(drawnAt
          ? [
              { name: 'Have their turn', value: counted(inside, 'person', 'people') },
              { name: 'Let in so far', value: counted(admitted, 'person', 'people') },
              { name: 'A minute', value: String(perMinute) },
            ]
          : []),
        {
          name: 'Switched on',
          value: byItself ? 'by itself: more wanted in than were served' : `by ${openedBy}`,
        },
      ]}
    />
  );
}
