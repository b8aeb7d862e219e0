import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { checkTracking } from '@stagedoor/contract/calls/office/fulfilment';
import type { CheckedTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { linesUnderHead, MOST_TRACKING_LINES } from '@stagedoor/rules/delivery/tracking-file';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { Field } from '@stagedoor/ui/field';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CheckedLines, count } from './checked-tracking.tsx';
import type { Mended } from './mend-line.tsx';

interface ReadFile {
  name: string;
  file: string;
  mended: readonly Mended[];
}

/** What was said of a line before stays said. */
function withMend(mended: readonly Mended[], next: Mended): Mended[] {
  const before = mended.find(({ line }) => line === next.line);
  return [...mended.filter(({ line }) => line !== next.line), { ...before, ...next }];
}

function useTrackingFile() {
  const check = useOfficeSend(checkTracking);
  const [read, setRead] = useState<ReadFile>();
  const [checked, setChecked] = useState<CheckedTracking>();
  const [failure, setFailure] = useState<string>();

  async function look(next: ReadFile) {
    setRead(next);
    setFailure(undefined);
    try {
      setChecked(await check.mutateAsync({ file: next.file, mended: [...next.mended] }));
    } catch (error) {
      setFailure(wordsOf(error));
    }
  }

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setChecked(undefined);
    const file = await chosen.text();
    const lines = linesUnderHead(file);
    // A file that is far too long is not even sent.
    if (lines > MOST_TRACKING_LINES) setFailure(fulfilmentMessages.tooMany(lines));
    else await look({ name: chosen.name, file, mended: [] });
  }

  async function mend(next: Mended) {
    if (read) await look({ ...read, mended: withMend(read.mended, next) });
  }

  return { read, checked, failure, isChecking: check.isPending, take, mend };
}

/** A file of tracking numbers: every line is checked, problems first, and nothing is saved before it is said so. */
export function TrackingFile() {
  const { within } = useOutletScope();
  const { read, checked, failure, isChecking, take, mend } = useTrackingFile();
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
        {isChecking && <progress aria-label="Checking every line" />}
      </Panel>
      {failure && (
        <Alert role="alert" tone="critical" title="The file was not read">
          {failure}
        </Alert>
      )}
      {read && checked && <CheckedLines {...read} checked={checked} onMend={(next) => void mend(next)} />}
    </Stack>
  );
}
