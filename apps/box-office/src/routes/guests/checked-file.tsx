import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { saveInvitations } from '@stagedoor/contract/calls/office/invitations';
import type { CheckedInvitations, SavedInvitations } from '@stagedoor/contract/calls/office/invitations';
import { MANY_LETTERS } from '@stagedoor/rules/staff/staff-limits';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import styles from './guests.module.css';
import { sendingOf } from './invitation-values.ts';
import type { InvitationValues } from './invitation-values.ts';
import { LetterTime } from './letter-time.tsx';
import { MadeLinks } from './made-links.tsx';

const SHOWN = 200;

const count = (value: number): string => value.toLocaleString(locale());

const problemColumns: OfficeColumn<CheckedInvitations['problems'][number]>[] = [
  { key: 'line', header: 'Line', phone: 'title', cell: ({ line }) => line },
  { key: 'problem', header: 'What is wrong', cell: ({ problem }) => problem },
];

interface CheckedFileProps {
  outletId: number;
  file: string;
  checked: CheckedInvitations;
}

/** What is broken first, then what the others come to, the letter, and the one button. */
export function CheckedFile({ outletId, file, checked }: CheckedFileProps) {
  const { good, places, addresses, problems, letter } = checked;
  const [saved, setSaved] = useState<SavedInvitations>();
  return (
    <>
      {problems.length > 0 && (
        <Panel title={`${count(problems.length)} cannot be made`} flush>
          <OfficeTable
            caption="Lines to look at"
            columns={problemColumns}
            rows={problems.slice(0, SHOWN)}
            rowKey={({ line, problem }) => `${line} ${problem}`}
            sum={problems.length > SHOWN && `${count(problems.length - SHOWN)} more`}
          />
        </Panel>
      )}
      {letter && !saved && (
        <Panel title="What guests read" aside={letter.to}>
          <strong>{letter.subject}</strong>
          <pre className={styles.letter}>{letter.text}</pre>
        </Panel>
      )}
      {saved ? (
        <Stack gap={12}>
          <Alert role="status" tone="good" title={`${count(saved.made)} invitations made`}>
            {count(saved.changed)} changed, {count(saved.unchanged)} as they were, {count(saved.letters)}{' '}
            letters.
          </Alert>
          <MadeLinks links={saved.links} />
        </Stack>
      ) : (
        good > 0 && (
          <Panel
            title={`${count(good)} ${good === 1 ? 'is' : 'are'} good`}
            aside={`${count(places)} places, ${count(addresses)} with an address`}
          >
            <SaveGood outletId={outletId} file={file} checked={checked} onSaved={setSaved} />
          </Panel>
        )
      )}
    </>
  );
}

function SaveGood({
  outletId,
  file,
  checked: { good, places, addresses, problems },
  onSaved,
}: CheckedFileProps & { onSaved: (saved: SavedInvitations) => void }) {
  const [sending, setSending] = useState<Pick<InvitationValues, 'letters' | 'sendAt'>>({
    letters: addresses > 0 ? 'now' : 'none',
    sendAt: '',
  });
  const [asked, setAsked] = useState(false);
  const send = useOfficeSend(saveInvitations);
  const letters = sending.letters === 'none' ? 0 : addresses;
  const isLate = sending.letters === 'later' && Number.isNaN(Date.parse(sending.sendAt));
  const label = `Make ${count(good)}${problems.length > 0 ? `, leave ${count(problems.length)}` : ''}`;
  return (
    <Stack gap={12}>
      <LetterTime
        id="send-at"
        value={sending}
        onChange={(part) => setSending((former) => ({ ...former, ...part }))}
      />
      <Button disabledReason={isLate && 'Say when the letters go'} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmAction
        open={asked}
        onClose={() => setAsked(false)}
        title={`Invite ${count(good)} guests?`}
        description={`They may ask for ${count(places)} places together.`}
        consequences={[
          { key: 'guests', icon: 'list', what: `${count(good)} invitations` },
          {
            key: 'letters',
            icon: 'mail',
            what: letters === 0 ? 'Nobody is written to' : `${count(letters)} letters`,
          },
        ]}
        confirmLabel={label}
        {...(letters > MANY_LETTERS && {
          typed: { expected: String(letters), label: 'How many letters go' },
          irreversible: true,
        })}
        onConfirm={async () => onSaved(await send.mutateAsync({ outletId, file, ...sendingOf(sending) }))}
      />
    </Stack>
  );
}
