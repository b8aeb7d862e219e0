import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { checkFolder, takeFolderIn } from '@stagedoor/contract/calls/office/folder';
import type { FolderReport } from '@stagedoor/contract/calls/office/folder';
import { folderMessages } from '@stagedoor/rules/messages/folder';
import { mostFolderBytes } from '@stagedoor/rules/setup/folder-limits';
import { Alert } from '@stagedoor/ui/alert';
import { Field } from '@stagedoor/ui/field';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { FolderReportPanels } from './folder-report.tsx';

interface Checked {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  report: FolderReport;
}

/** A folder as an archive: judged first, taken in on yes. */
export function FolderPage() {
  const { checked, failure, isChecking, take, forget } = useFolder();
  const toasts = useToasts();
  const send = useOfficeSend(takeFolderIn);
  const takeIn = async (takeOver: boolean) => {
    if (!checked) return;
    const { bytes, report } = checked;
    const { changes } = await send.mutateAsync({
      bytes,
      version: report.version,
      ...(takeOver && { takeOver }),
    });
    toasts.success(changes === 0 ? 'Nothing has changed' : `Taken in: ${checked.name}`);
    forget();
  };
  return (
    <Stack gap={16}>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
        ]}
        title={checked?.name ?? 'Folder in'}
        facts={checked ? 'Read and judged; nothing is changed yet' : 'A shop as files, in one archive'}
      />
      <Panel>
        <Field id="folder-archive" label="ZIP archive" hint="As “Folder out” makes it; at most 25 MB">
          <TextInput
            id="folder-archive"
            type="file"
            accept=".zip,application/zip"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </Field>
        {isChecking && <progress aria-label="Reading the folder" />}
      </Panel>
      {failure && (
        <Alert role="alert" tone="critical" title="The folder was not read">
          {failure}
        </Alert>
      )}
      {checked && <FolderReportPanels report={checked.report} onTakeIn={takeIn} />}
    </Stack>
  );
}

function useFolder() {
  const check = useSend(checkFolder);
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setChecked(undefined);
    setFailure(file.size > mostFolderBytes ? folderMessages.tooLarge : undefined);
    if (file.size > mostFolderBytes) return;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      setChecked({ name: file.name, bytes, report: await check.mutateAsync({ bytes }) });
    } catch (error) {
      setFailure(wordsOf(error));
    }
  };
  return { checked, failure, isChecking: check.isPending, take, forget: () => setChecked(undefined) };
}
