import { useNavigate, useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { exportWaitingList, getOfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import type { OfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Alert } from '@stagedoor/ui/alert';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../../parts/export/csv-export-button.tsx';
import { useKey } from '../../../parts/keys/use-key.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import { NoSuchEvent } from '../no-such-event.tsx';
import { EventTabs } from '../event-tabs.tsx';
import { AddTickets } from './add-tickets.tsx';
import { PauseButton } from './pause-button.tsx';
import { WaitingLevels } from './waiting-levels.tsx';
import { WaitingReturns } from './waiting-returns.tsx';
import { WaitingRows } from './waiting-rows.tsx';
import { WaitingRules } from './waiting-rules.tsx';

const LOOK_MS = 10_000;

/** Who is next, for what, until when? */
export function WaitingPage() {
  const { id = '' } = useParams();
  const isId = /^\d{1,10}$/.test(id);
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const answer = useOfficeAnswer(
    getOfficeWaitingList,
    { eventId: Number(id) },
    { enabled: isId, refetchInterval: LOOK_MS },
  );
  usePageTitle(`${words.title} – Events`);
  useKey('u', () => void navigate(within(`/events/${id}`)));
  if (isMissing(answer.error) || !isId) return <NoSuchEvent />;
  return (
    <Answered answer={answer} what="The waiting list">
      {(list) => <OneList list={list} />}
    </Answered>
  );
}

function Actions({ list }: { list: OfficeWaitingList }) {
  const { eventId, people, isOn } = list;
  const exporting = useOfficeSend(exportWaitingList);
  return (
    <>
      <CsvExportButton
        count={people}
        label={words.exportList(people)}
        start={() => exporting.mutateAsync({ eventId })}
      />
      {isOn && <PauseButton list={list} />}
      <AddTickets eventId={eventId} />
    </>
  );
}

function OneList({ list }: { list: OfficeWaitingList }) {
  const { within } = useOutletScope();
  const { formatDateTime } = useTimes();
  const facts = [
    list.venue,
    list.startsAt && formatDateTime(list.startsAt),
    list.people > 0 ? words.sums(list.people, list.tickets) : undefined,
  ];
  return (
    <>
      <PageHead
        within={[
          <Link key="events" to={within('/events')}>
            Events
          </Link>,
          <Link key="event" to={within(`/events/${list.eventId}`)}>
            {String(list.eventId)}
          </Link>,
        ]}
        title={list.name}
        facts={facts.filter(Boolean).join(', ')}
        tag={list.levels.length > 0 && list.people > 0 && <Tag>{eventTagMessages.soldOut}</Tag>}
        actions={<Actions list={list} />}
      />
      <EventTabs eventId={list.eventId} value="waiting" isSold />
      <SideColumn
        side={
          <Stack gap={16}>
            <WaitingReturns list={list} />
            <WaitingRules list={list} />
          </Stack>
        }
      >
        <Stack gap={16}>
          {!list.isOn && <Alert tone="information">{words.off}</Alert>}
          {list.isPaused && (
            <Alert tone="warning" title={words.paused}>
              {words.pauseMeans}
            </Alert>
          )}
          <WaitingLevels list={list} />
          <WaitingRows list={list} />
        </Stack>
      </SideColumn>
    </>
  );
}
