import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { checkTracking, saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import type { CheckedTracking, TrackingLine } from '@stagedoor/contract/calls/office/fulfilment';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface ReadFile {
  name: string;
  file: string;
}

const lineColumns: OfficeColumn<TrackingLine>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => line },
  { key: 'order', header: 'Order', phone: 'title', cell: ({ order }) => <strong>{order}</strong> },
  { key: 'tracking', header: historyDialogMessages.trackingNumber, cell: ({ tracking }) => tracking },
];
const problemColumns: OfficeColumn<TrackingLine>[] = [
  ...lineColumns,
  { key: 'problem', header: 'What is wrong', cell: ({ problem }) => problem },
];
const readyColumns: OfficeColumn<TrackingLine>[] = [
  ...lineColumns,
  { key: 'courier', header: 'Courier', cell: ({ courierName }) => courierName },
  { key: 'day', header: 'Left on', cell: ({ shippedDay }) => shippedDay },
];

const count = (value: number): string => value.toLocaleString('en-US');

/** A file of tracking numbers: every line is checked, problems first, and nothing is saved before it is said so. */
export function TrackingFile() {
  const { within } = useOutletScope();
  const check = useOfficeSend(checkTracking);
  const [read, setRead] = useState<ReadFile>();
  const [checked, setChecked] = useState<CheckedTracking>();
  const [failure, setFailure] = useState<string>();

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setChecked(undefined);
    setFailure(undefined);
    try {
      const file = await chosen.text();
      setRead({ name: chosen.name, file });
      setChecked(await check.mutateAsync({ file }));
    } catch (error) {
      setFailure(wordsOf(error));
    }
  }

  return (
    <Stack gap={16}>
      <PageHead
        within={[
          <Link key="fulfilment" to={within('/fulfilment')}>
            Fulfilment
          </Link>,
        ]}
        title={read?.name ?? 'Tracking numbers from CSV'}
        facts={
          checked
            ? `${count(checked.lines)} lines read, nothing saved yet`
            : 'Columns: order, tracking; courier and shipped may follow'
        }
      />
      <Panel>
        <Field id="tracking-file" label="CSV file" hint="Commas or semicolons, 5,000 lines at most">
          <TextInput
            id="tracking-file"
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </Field>
        {check.isPending && <progress aria-label="Checking every line" />}
      </Panel>
      {failure && (
        <Alert role="alert" tone="critical" title="The file was not read">
          {failure}
        </Alert>
      )}
      {read && checked && <Checked read={read} checked={checked} />}
    </Stack>
  );
}

function Checked({ read, checked }: { read: ReadFile; checked: CheckedTracking }) {
  const { ready, problems, first, couriers } = checked;
  const send = useOfficeSend(saveTracking);
  const toasts = useToasts();
  const [saved, setSaved] = useState<number>();
  async function save() {
    try {
      const answer = await send.mutateAsync({ file: read.file });
      setSaved(answer.saved);
      toasts.success(`${count(answer.saved)} saved. The letters go in ten minutes.`);
    } catch (error) {
      toasts.error('Nothing was saved', wordsOf(error));
    }
  }
  return (
    <>
      {problems.length > 0 && (
        <Panel title={`${count(problems.length)} cannot be saved`} flush>
          <OfficeTable
            caption="Lines to look at"
            columns={problemColumns}
            rows={problems.slice(0, 200)}
            rowKey={({ line }) => String(line)}
          />
        </Panel>
      )}
      {ready > 0 && (
        <Panel
          title={`${count(ready)} ready`}
          aside={couriers.map(({ name, parcels }) => `${count(parcels)} ${name}`).join(', ')}
          flush
        >
          <OfficeTable
            caption="Lines that are right"
            columns={readyColumns}
            rows={first}
            rowKey={({ line }) => String(line)}
            sum={ready > first.length && `${count(ready - first.length)} more`}
          />
        </Panel>
      )}
      {saved === undefined ? (
        ready > 0 && (
          <Stack gap={8}>
            <p>
              Saving marks them shipped, closes their addresses and writes {count(ready)} letters after ten
              minutes; until then it can be undone.
            </p>
            <Button busy={send.isPending} onClick={() => void save()}>
              Save {count(ready)}
              {problems.length > 0 && `, leave ${count(problems.length)}`}
            </Button>
          </Stack>
        )
      ) : (
        <Alert role="status" tone="good" title={`${count(saved)} parcels have left`} />
      )}
    </>
  );
}
