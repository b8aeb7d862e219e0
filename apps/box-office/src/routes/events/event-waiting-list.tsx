import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { getOfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { Link } from '@stagedoor/screens/link';
import { Panel } from '@stagedoor/ui/office/panel';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMaySee } from '../../parts/session/use-staff.ts';

/** How many wait for what comes back, and the way to who is next. */
export function EventWaitingList({ event }: { event: OfficeEvent }) {
  const sees = useMaySee('waiting.look');
  const { within } = useOutletScope();
  const isSold = event.salesType === 'instant';
  const answer = useOfficeAnswer(getOfficeWaitingList, { eventId: event.id }, { enabled: sees && isSold });
  if (!sees || !isSold) return null;
  return (
    <Panel
      title={eventTagMessages.waitingList}
      aside={<Link to={within(`/events/${event.id}/waiting`)}>{words.look}</Link>}
    >
      <Answered answer={answer} what="The waiting list">
        {(list) => (
          <p>
            {!list.isOn
              ? words.off
              : list.people === 0
                ? words.nobody
                : words.sums(list.people, list.tickets)}
          </p>
        )}
      </Answered>
    </Panel>
  );
}
