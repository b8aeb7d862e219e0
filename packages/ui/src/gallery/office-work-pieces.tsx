import { Button } from '../button.tsx';
import { Chart } from '../office/chart.tsx';
import { ConsequenceList } from '../office/consequence-list.tsx';
import { FactList } from '../office/fact-list.tsx';
import { JobBar } from '../office/job-bar.tsx';
import { KeyHint } from '../office/key-hint.tsx';
import { Meter } from '../office/meter.tsx';
import { Panel } from '../office/panel.tsx';
import { PickList } from '../office/pick-list.tsx';
import { SideColumn } from '../office/side-column.tsx';
import { SplitView } from '../office/split-view.tsx';
import { Timeline } from '../office/timeline.tsx';
import type { TimelineEntry } from '../office/timeline.tsx';
import { UndoBar } from '../office/undo-bar.tsx';
import { VersionTable } from '../office/version-table.tsx';
import { Stack } from '../stack.tsx';

const story: TimelineEntry[] = [
  {
    key: '1',
    time: 'Nov 14, 9:12 PM',
    icon: 'up',
    tone: 'data',
    title: <strong>Asked for an upgrade in Denver</strong>,
    text: '$76.17 more for two, with tax.',
    who: 'customer',
  },
  {
    key: '2',
    time: 'Nov 12, 6:00 AM',
    icon: 'card',
    tone: 'critical',
    title: 'Installment 2 declined',
    text: 'ErrorCode 2',
    who: 'scheduler',
  },
  { key: '3', time: 'Nov 12, 6:01 AM', icon: 'mail', title: 'Letter delivered', who: 'mail' },
  { key: '4', time: 'Sep 6, 6:00 AM', icon: 'check', tone: 'good', title: 'Captured', who: 'scheduler' },
];

const hours = Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`);
const today = hours.map((_, hour) => (hour > 10 ? null : Math.max(0, hour * 2 - 8)));
const before = hours.map((_, hour) => Math.round(9 + 8 * Math.sin(hour / 3.6)));

export function OfficeWorkPieces() {
  return (
    <Stack gap={24}>
      <SideColumn
        side={
          <>
            <Panel title="Account">
              <FactList
                facts={[
                  { name: 'E-mail', value: 'fan@example.com' },
                  { name: 'Signed in on', value: undefined },
                  { name: 'Seed', value: 'c07e…19b3', exact: true },
                ]}
                total={{ name: 'Total', value: '$366.49' }}
              />
            </Panel>
            <Panel title="Sales today" aside="32 orders">
              <Chart
                title="Orders by hour, today and last Sunday"
                placeName="Hour"
                places={hours}
                now={10.4}
                series={[
                  { label: 'last Sunday', values: before, look: 'outline' },
                  { label: 'today', values: today },
                ]}
              />
            </Panel>
          </>
        }
      >
        <Panel title="The whole story" aside="23" flush>
          <Timeline label="What happened" entries={story} />
        </Panel>
        <Jobs />
      </SideColumn>
      <Decide />
      <Panel title="Somebody else changed it">
        <VersionTable
          theirName="desk, 10:41 AM"
          fields={[
            { name: 'Street', theirs: '5 Post Office Lane', yours: '5 Post Office Lane' },
            { name: 'City', theirs: 'Boston', yours: 'Cambridge' },
            { name: 'Note', theirs: '', yours: 'Ring twice' },
          ]}
        />
      </Panel>
      <UndoBar text="Z4100000083: $111.50 goes to the gateway" secondsLeft={7} onUndo={() => {}} />
    </Stack>
  );
}

function Jobs() {
  return (
    <Panel title="Work that takes long">
      <Stack gap={24}>
        <JobBar
          title="Charging 237 cards"
          done={214}
          failed={15}
          total={237}
          state="running"
          left="half a minute left"
          actions={
            <Button look="lined" size="s">
              Pause
            </Button>
          }
        />
        <JobBar
          title="Export of 1,284 orders"
          done={600}
          total={1284}
          state="paused"
          by="Started by desk, 10:41 AM"
        />
        <JobBar title="Letters to fans" done={0} total={undefined} state="waiting" />
        <JobBar title="Import" done={1284} total={1284} state="finished" />
        <JobBar title="Letters" done={20} failed={20} total={500} state="failed" />
        <Meter
          tall
          label="214 captured, 15 declined, 5 waiting, 2 held, 1 unknown"
          total={237}
          parts={[
            { label: 'Captured', value: 214, look: 'good' },
            { label: 'Declined', value: 15, look: 'attention' },
            { label: 'Waiting', value: 5, look: 'neutral' },
            { label: 'Held', value: 2, look: 'held' },
            { label: 'Unknown', value: 1, look: 'critical' },
          ]}
        />
        <Meter label="168 of 350 sold" total={350} parts={[{ label: 'Sold', value: 168 }]} />
      </Stack>
    </Panel>
  );
}

function Decide() {
  return (
    <SplitView
      opened
      list={
        <Panel title="Oldest first" aside={<KeyHint>J</KeyHint>} flush>
          <PickList
            label="Refunds"
            open="1"
            picks={['1', '2', '3'].map((key) => ({
              key,
              link: <a href="#work">Open</a>,
              title: `Z410000010${key}`,
              corner: '$209.84',
              text: 'fan@example.com, Orchestra × 2',
              aside: `${key} days`,
            }))}
          />
        </Panel>
      }
      detail={
        <Panel title="If you approve">
          <ConsequenceList
            items={[
              { key: 'card', icon: 'card', what: 'The sale has settled, so it is a refund, not a void.' },
              { key: 'seat', icon: 'seat', what: 'Two seats go back on sale at once.' },
              { key: 'rule', icon: 'check', what: 'The window is open until Tue, Dec 8.', tone: 'good' },
              { key: 'no', icon: 'close', what: 'One ticket was scanned.', tone: 'critical' },
            ]}
          />
          <ConsequenceList
            look="wide"
            items={[
              { key: 'o', icon: 'ticket', what: '237 orders are made', detail: '870 tickets sold' },
              { key: 'c', icon: 'card', what: '237 cards are charged', detail: '171 in full, $64,118.40' },
            ]}
          />
        </Panel>
      }
    />
  );
}
