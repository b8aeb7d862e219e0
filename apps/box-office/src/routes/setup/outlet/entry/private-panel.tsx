import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { setOutletPassword } from '@stagedoor/contract/calls/office/outlet-password';
import { ownWordsOfficeMessages } from '@stagedoor/rules/messages/own-words-office';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../../parts/asking/use-office-send.ts';

interface PrivatePanelProps {
  draft: OutletDraft;
  mayChange: boolean;
}

/** One word for everybody who may come in. It counts at once: a draft is no place for a secret. */
export function PrivatePanel({ draft, mayChange }: PrivatePanelProps) {
  const { typed, setTyped, wrong, isBusy, set } = usePassword(draft.outletId);
  const isPrivate = draft.published['password'] === true;
  const keeps = draft.keptBy === 'files';
  return (
    <Panel
      title="Private shop"
      aside={isPrivate ? <Tag tone="attention">Asks for a password</Tag> : 'open to everybody'}
    >
      <Stack gap={16}>
        <Field
          label={isPrivate ? 'Another password' : 'Password for everybody who may come in'}
          hint="At least six characters. It counts at once and is not part of the draft; what it is cannot be seen again."
          error={wrong}
        >
          <TextInput
            value={typed}
            readOnly={!mayChange}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {mayChange && (
          <Stack row gap={8}>
            <Button
              look="lined"
              busy={isBusy}
              disabledReason={keeps ? ownWordsOfficeMessages.publishFirst : undefined}
              onClick={() =>
                set(typed, isPrivate ? 'The password is another one now' : 'The shop is private now')
              }
            >
              {isPrivate ? 'Change it' : 'Make it private'}
            </Button>
            {isPrivate && !keeps && (
              <Button look="link" onClick={() => set(undefined, 'The shop is open to everybody')}>
                Open it to everybody
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

function usePassword(outletId: number) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const toasts = useToasts();
  const send = useOfficeSend(setOutletPassword);
  const set = (password: string | undefined, done: string) =>
    send.mutate(
      { outletId, ...(password !== undefined && { password }) },
      {
        onSuccess: () => {
          setTyped('');
          setWrong(undefined);
          toasts.success(done);
        },
        onError: (error) => setWrong(wordsOf(error)),
      },
    );
  return { typed, setTyped, wrong, isBusy: send.isPending, set };
}
