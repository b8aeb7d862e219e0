import { useNavigate, useParams, useSearchParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { getEventReport } from '@stagedoor/contract/calls/office/event-report';
import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { looksAgainAfter } from '@stagedoor/rules/reports/looked-at-again';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Button } from '@stagedoor/ui/button';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useKey } from '../../../parts/keys/use-key.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import { EventTabs } from '../event-tabs.tsx';
import { NoSuchEvent } from '../no-such-event.tsx';
import { AskedPanel } from './asked-panel.tsx';
import { DoorPanel } from './door-panel.tsx';
import { HallPanel } from './hall-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import { LevelsPanel } from './levels-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { SoldPanel } from './sold-panel.tsx';
import { WaysPanel } from './ways-panel.tsx';

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** How is it selling, and what is in? */
export function EventReportPage() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const named = parameters.get('beside') ?? '';
  const answer = useOfficeAnswer(
    getEventReport,
    { id: Number(id), beside: isId(named) ? Number(named) : undefined },
    { enabled: isId(id), keep: true, refetchInterval: ({ state }) => looksAgainAfter(state.data) },
  );
  usePageTitle(`${answer.data?.name ?? 'Event'} – Report`);
  useKey('u', () => void navigate(within('/events')));
  if (isMissing(answer.error) || !isId(id)) return <NoSuchEvent />;
  return (
    <Answered answer={answer} what="The report">
      {(report) => <Report report={report} />}
    </Answered>
  );
}

function Head({ report: { id, name, startsAt, place, venue, canceledAt, isOver } }: { report: EventReport }) {
  const { within } = useOutletScope();
  const { formatDateTime } = useTimes();
  const when = startsAt ? formatDateTime(startsAt, place) : 'No date yet';
  return (
    <PageHead
      within={[
        <Link key="events" to={within('/events')}>
          Events
        </Link>,
        String(id),
      ]}
      title={name}
      tag={canceledAt ? <Tag tone="attention">Canceled</Tag> : isOver && <Tag>Over</Tag>}
      facts={[venue, isOver ? `was ${when}` : when].filter(Boolean).join(', ')}
      actions={
        <Button look="lined" onClick={() => window.print()}>
          Print
        </Button>
      }
    />
  );
}

function Report({ report }: { report: EventReport }) {
  return (
    <>
      <Head report={report} />
      <EventTabs eventId={report.id} value="report" isSold={report.asked === undefined} />
      <SideColumn
        side={
          <Stack gap={16}>
            <MoneyPanel report={report} />
            <HallPanel report={report} />
            <DoorPanel report={report} />
            <LinksPanel eventId={report.id} />
          </Stack>
        }
      >
        <Stack gap={16}>
          <SoldPanel report={report} />
          <LevelsPanel report={report} />
          <WaysPanel report={report} />
          <AskedPanel report={report} />
        </Stack>
      </SideColumn>
    </>
  );
}
