import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { checkInvitations, getInvitationOffer } from '@stagedoor/contract/calls/office/invitations';
import type { CheckedInvitations } from '@stagedoor/contract/calls/office/invitations';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { saveFile } from '../../parts/tasks/save-file.ts';
import { CheckedFile } from './checked-file.tsx';
import { NO_LIST } from './guest-words.ts';

const SAMPLE = `reference,guest,email,tickets,uses,delivery,payment,expires,levels
press-1,Ana Ruiz,ana@example.com,2,1,will-call,no,2026-12-01 18:00,
friend-7,Bo Lind,bo@example.com,4,1,all,yes,in 30 days,
`;

interface ReadFile {
  name: string;
  file: string;
}

/** The file that was chosen, and what was found in it. */
function useCheckedFile(outletId: number | undefined) {
  const check = useOfficeSend(checkInvitations);
  const [read, setRead] = useState<ReadFile>();
  const [checked, setChecked] = useState<CheckedInvitations>();
  const [failure, setFailure] = useState<string>();
  async function take(picked: File | undefined) {
    if (!picked || outletId === undefined) return;
    setChecked(undefined);
    setFailure(undefined);
    try {
      const file = await picked.text();
      setRead({ name: picked.name, file });
      setChecked(await check.mutateAsync({ outletId, file }));
    } catch (error) {
      setFailure(wordsOf(error));
    }
  }
  return { read, checked, failure, take, busy: check.isPending, drop: () => setChecked(undefined) };
}

/** A file of invitations: every line is checked, and nothing is made before it is said so. */
export function InvitationFile() {
  const { within, outletId } = useOutletScope();
  const offer = useOfficeAnswer(getInvitationOffer, {});
  const lists = offer.data?.lists ?? [];
  const [chosen, setChosen] = useState('');
  const list = lists.find((each) => String(each.outletId) === (chosen || String(outletId))) ?? lists[0];
  const { read, checked, failure, take, busy, drop } = useCheckedFile(list?.outletId);
  return (
    <Stack gap={16}>
      <PageHead
        within={[
          <Link key="guests" to={within('/guests/invitations')}>
            Guest list
          </Link>,
        ]}
        title={read?.name ?? 'Invite from CSV'}
        facts={
          checked
            ? `${checked.lines.toLocaleString(locale())} lines read, nothing made yet`
            : 'Columns: reference, guest, tickets, expires; email, uses, delivery, payment and levels may follow'
        }
        actions={
          <Button look="lined" onClick={() => saveFile('invitations-sample.csv', [SAMPLE])}>
            A sample file
          </Button>
        }
      />
      <Answered answer={offer} what="What one can be invited to">
        {() =>
          list ? (
            <ChooseFile
              lists={lists}
              outletId={list.outletId}
              onList={(next) => {
                setChosen(next);
                drop();
              }}
              onFile={(picked) => void take(picked)}
              busy={busy}
            />
          ) : (
            <p>{NO_LIST}</p>
          )
        }
      </Answered>
      {failure && (
        <Alert role="alert" tone="critical" title="The file was not read">
          {failure}
        </Alert>
      )}
      {read && checked && list && (
        <CheckedFile key={read.name} outletId={list.outletId} file={read.file} checked={checked} />
      )}
    </Stack>
  );
}

interface ChooseFileProps {
  lists: readonly { outletId: number; name: string }[];
  outletId: number | undefined;
  onList: (outlet: string) => void;
  onFile: (picked: File | undefined) => void;
  busy: boolean;
}

function ChooseFile({ lists, outletId, onList, onFile, busy }: ChooseFileProps) {
  return (
    <Panel>
      <Stack gap={12}>
        {lists.length > 1 && (
          <Field id="invitation-list" label="Guest list">
            <Select
              id="invitation-list"
              value={String(outletId)}
              onChange={(event) => onList(event.target.value)}
            >
              {lists.map((each) => (
                <option key={each.outletId} value={each.outletId}>
                  {each.name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field id="invitation-file" label="CSV file" hint="10,000 lines and more, up to 2 MB">
          <TextInput
            id="invitation-file"
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => onFile(event.target.files?.[0])}
          />
        </Field>
        {busy && <progress aria-label="Checking every line" />}
      </Stack>
    </Panel>
  );
}
