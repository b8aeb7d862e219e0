import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import type { CheckedTracking, TrackingLine } from '@stagedoor/contract/calls/office/fulfilment';
import { csvLines } from '@stagedoor/rules/writing/csv';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { saveFile } from '../../parts/tasks/save-file.ts';
import { MendLine } from './mend-line.tsx';
import type { Mended, MendLineProps } from './mend-line.tsx';
import { useCourier } from './use-courier.ts';

const SHOWN = 200;
export const count = (value: number): string => value.toLocaleString(locale());

const lineColumns: OfficeColumn<TrackingLine>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => line },
  { key: 'order', header: 'Order', phone: 'title', cell: ({ order }) => <strong>{order}</strong> },
  { key: 'tracking', header: historyDialogMessages.trackingNumber, cell: ({ tracking }) => tracking },
];
const readyColumns: OfficeColumn<TrackingLine>[] = [
  ...lineColumns,
  { key: 'courier', header: 'Courier', cell: ({ courierName }) => courierName },
  { key: 'day', header: 'Left on', cell: ({ shippedDay }) => shippedDay },
];

const problemColumns = (
  couriers: MendLineProps['couriers'],
  onMend: MendLineProps['onMend'],
): OfficeColumn<TrackingLine>[] => [
  ...lineColumns,
  { key: 'problem', header: 'What is wrong', cell: ({ problem }) => problem },
  {
    key: 'mend',
    header: 'Mend it',
    cell: (line) => <MendLine line={line} couriers={couriers} onMend={onMend} />,
  },
];

/** Those that are left, for whoever mends them in a spreadsheet: it can be read in again. */
function saveRejected(name: string, problems: readonly TrackingLine[]): void {
  const rows = problems.map(({ line, order, tracking, problem }) => [order, tracking, line, problem]);
  const head = ['order', 'tracking', 'line', 'what is wrong'];
  saveFile(`left-${name}`, [csvLines([head, ...rows])]);
}

interface CheckedTrackingProps {
  name: string;
  file: string;
  mended: readonly Mended[];
  checked: CheckedTracking;
  onMend: (mended: Mended) => void;
}

/** Problems first, each with its field; then what is right; nothing is saved before it is said so. */
export function CheckedLines({ name, file, mended, checked, onMend }: CheckedTrackingProps) {
  const { ready, problems } = checked;
  const send = useOfficeSend(saveTracking);
  const toasts = useToasts();
  const [saved, setSaved] = useState<number>();
  async function save() {
    try {
      const answer = await send.mutateAsync({ file, mended: [...mended] });
      setSaved(answer.saved);
      toasts.success(`${count(answer.saved)} saved. The letters go in ten minutes.`);
    } catch (error) {
      toasts.error('Nothing was saved', wordsOf(error));
    }
  }
  if (saved !== undefined)
    return (
      <Alert
        role="status"
        tone="good"
        title={saved === 1 ? 'One parcel has left' : `${count(saved)} parcels have left`}
      />
    );
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} onMend={onMend} />}
      {ready > 0 && <Ready checked={checked} />}
      <Stack gap={8}>
        {ready > 0 && (
          <p>
            Saving marks them shipped, closes their addresses and writes {count(ready)} letters after ten
            minutes; until then it can be undone.
          </p>
        )}
        <Actions>
          {ready > 0 && (
            <Button busy={send.isPending} onClick={() => void save()}>
              Save {count(ready)}
              {problems.length > 0 && `, leave ${count(problems.length)}`}
            </Button>
          )}
          {problems.length > 0 && (
            <Button look="lined" onClick={() => saveRejected(name, problems)}>
              A list of the other {count(problems.length)}
            </Button>
          )}
        </Actions>
      </Stack>
    </>
  );
}

function Problems({
  problems,
  onMend,
}: Pick<CheckedTracking, 'problems'> & Pick<CheckedTrackingProps, 'onMend'>) {
  const { couriers } = useCourier('');
  return (
    <Panel
      title={`${count(problems.length)} cannot be saved`}
      aside="Mended lines join the others at once"
      flush
    >
      <OfficeTable
        caption="Lines to look at"
        columns={problemColumns(couriers, onMend)}
        rows={problems.slice(0, SHOWN)}
        rowKey={({ line }) => String(line)}
        sum={problems.length > SHOWN && `${count(problems.length - SHOWN)} more`}
      />
    </Panel>
  );
}

function Ready({ checked: { ready, first, couriers } }: Pick<CheckedTrackingProps, 'checked'>) {
  return (
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
  );
}
