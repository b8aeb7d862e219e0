import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import {
  expectClientVersion,
  getShopWords,
  sayStatusTexts,
} from '@stagedoor/contract/calls/office/shop-words';
import type { ShopWords } from '@stagedoor/contract/calls/office/shop-words';
import { ownWordsOfficeMessages } from '@stagedoor/rules/messages/own-words-office';
import { STATUS_TEXT_LENGTH } from '@stagedoor/rules/requests/status-texts';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import { InLanguages } from '../../features/own-words/in-languages.tsx';
import { OwnWordsOf } from '../../features/own-words/own-words-of.tsx';
import { WordsOutlet, useWordsOutlet } from '../../features/own-words/words-outlet.tsx';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

type StatusText = ShopWords['statusTexts'][number];

interface EditingTexts {
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** What every shop tells pages and customers: which version it expects, and what each state is called. */
export function ShopWordsAside({ isEditing, onEdit }: EditingTexts) {
  const answer = useOfficeAnswer(getShopWords, {});
  return (
    <Answered answer={answer} what="What shops say">
      {(words) => (
        <>
          <ClientVersion key={words.clientVersion} words={words} />
          <Panel
            title="Status texts"
            aside={
              <Button look="lined" size="s" aria-expanded={isEditing} onClick={() => onEdit(!isEditing)}>
                {isEditing ? 'Done' : `Edit ${words.statusTexts.length}`}
              </Button>
            }
          >
            <p>What customers read for each state of a request or an order.</p>
          </Panel>
        </>
      )}
    </Answered>
  );
}

function ClientVersion({ words: { clientVersion = '', ownVersion } }: { words: ShopWords }) {
  const [version, setVersion] = useState(clientVersion);
  const toasts = useToasts();
  const send = useOfficeSend(expectClientVersion);
  const save = () =>
    send.mutate(
      { version },
      {
        onSuccess: () => toasts.success('Pages of another version are asked to load anew'),
        onError: (error) => toasts.error('It was not changed', wordsOf(error)),
      },
    );
  return (
    <Panel title="Version of the page" aside={`The server brings ${ownVersion}`}>
      <Stack gap={12}>
        <Field
          id="client-version"
          label="Expected version"
          hint="Pages of another version ask their customers to load them anew; empty: as the server brings them"
          optional
        >
          <TextInput
            id="client-version"
            autoComplete="off"
            maxLength={40}
            value={version}
            placeholder={ownVersion}
            onChange={(event) => setVersion(event.target.value)}
          />
        </Field>
        <div>
          <Button look="lined" size="s" busy={send.isPending} onClick={save}>
            Expect it
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

const columns: OfficeColumn<StatusText>[] = [
  { key: 'usual', header: 'As usual', phone: 'title', cell: ({ usual }) => usual },
  { key: 'own', header: 'What customers read', cell: (text) => <OwnText key={text.own} text={text} /> },
  { key: 'constant', header: 'Constant', cell: ({ constant }) => <small>{constant}</small> },
];

export function StatusTexts() {
  const { data } = useOfficeAnswer(getShopWords, {});
  const { id } = useWordsOutlet();
  return (
    <OwnWordsOf outletId={id}>
      <WordsOutlet label={`${ownWordsOfficeMessages.others}, at`} />
      <Panel title="What each state is called" aside="A text that is left counts at once" flush>
        <OfficeTable
          caption="What customers read about each state"
          columns={columns}
          rows={data?.statusTexts}
          rowKey={({ constant }) => constant}
        />
      </Panel>
    </OwnWordsOf>
  );
}

/** Saved when one leaves it; empty, it is as usual again, in every language. */
function OwnText({ text: { constant, usual, own = '' } }: { text: StatusText }) {
  const toasts = useToasts();
  const send = useOfficeSend(sayStatusTexts);
  const save = (typed: string) => {
    if (typed.trim() === own) return;
    send.mutate(
      { constant, text: typed },
      {
        onSuccess: () => toasts.success(`Customers read “${typed.trim() || usual}”`),
        onError: (error) => toasts.error('It was not changed', wordsOf(error)),
      },
    );
  };
  return (
    <Stack gap={12}>
      <TextInput
        aria-label={`${usual}, ${constant}`}
        autoComplete="off"
        maxLength={STATUS_TEXT_LENGTH}
        defaultValue={own}
        placeholder={usual}
        onBlur={(event) => save(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <InLanguages text={own} label={usual} />
    </Stack>
  );
}
