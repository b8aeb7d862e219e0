import { useId, useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { setOutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import type { OutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { ownWordsOfficeMessages as words } from '@stagedoor/rules/messages/own-words-office';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { TextArea } from '@stagedoor/ui/text-area';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { RichEditor } from '../../parts/rich-editor/rich-editor.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import styles from './in-languages.module.css';
import { useOwnWords } from './own-words-of.tsx';

type Language = OutletWords['languages'][number];

interface InLanguagesProps {
  /** As the field holds it, in the outlet's first language. */
  text: string | null | undefined;
  /** What the field is called. */
  label: string;
  /** Written with headings, lists and links. */
  isRich?: boolean;
}

/** Below a field: the same text in the outlet's other languages, with a mark where it is missing. */
export function InLanguages({ text, label, isRich = false }: InLanguagesProps) {
  const outlet = useOwnWords();
  const [open, setOpen] = useState<Language>();
  const id = useId();
  const written = text?.trim();
  if (!outlet || !written) return null;
  const [, ...others] = outlet.languages;
  if (others.length === 0) return null;
  const saidIn = (language: Language): string | undefined =>
    outlet.said.find((each) => each.text === written && each.language === language)?.words;
  return (
    <div className={styles.languages} role="group" aria-label={`${words.others}: ${label}`}>
      <div className={styles.choices}>
        {others.map((language) => (
          <Button
            key={language}
            look="link"
            size="s"
            aria-expanded={open === language}
            aria-controls={open === language ? id : undefined}
            onClick={() => setOpen(open === language ? undefined : language)}
          >
            <span lang={language}>{shopLanguages[language]}</span>
            {saidIn(language) === undefined && <Tag tone="attention">{words.missing}</Tag>}
          </Button>
        ))}
      </div>
      {open && (
        <div id={id}>
          <SayIn
            key={`${open} ${written}`}
            outlet={outlet}
            language={open}
            text={written}
            label={label}
            isRich={isRich}
            was={saidIn(open)}
            onDone={() => setOpen(undefined)}
          />
        </div>
      )}
    </div>
  );
}

interface SayInProps {
  outlet: OutletWords;
  language: Language;
  text: string;
  label: string;
  isRich: boolean;
  was: string | undefined;
  onDone: () => void;
}

function SayIn({ outlet, language, text, label, isRich, was, onDone }: SayInProps) {
  const [typed, setTyped] = useState(was ?? '');
  const [wrong, setWrong] = useState<string>();
  const mayChange = useMayDo('setup.change');
  const toasts = useToasts();
  const send = useOfficeSend(setOutletWords);
  const name = shopLanguages[language];
  const save = () => {
    const said = typed.trim();
    send.mutate(
      { outletId: outlet.outletId, text, language, ...(said && { words: said }), ...(was && { was }) },
      {
        onSuccess: () => {
          toasts.success(said ? words.saved(name) : words.takenAway(name));
          onDone();
        },
        onError: (error) => setWrong(wordsOf(error)),
      },
    );
  };
  return (
    <Stack gap={8}>
      <Field label={words.fieldIn(label, name)} hint={words.hint} error={wrong}>
        {isRich ? (
          <RichEditor
            label={words.fieldIn(label, name)}
            html={typed}
            lang={language}
            readOnly={!mayChange}
            onChange={setTyped}
          />
        ) : (
          <TextArea
            rows={Math.min(8, Math.max(2, Math.ceil(text.length / 80)))}
            lang={language}
            value={typed}
            readOnly={!mayChange}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {mayChange && (
        <Stack row gap={8}>
          <Button
            look="lined"
            size="s"
            busy={send.isPending}
            disabledReason={outlet.keptBy === 'files' ? words.publishFirst : undefined}
            onClick={save}
          >
            Save
          </Button>
          <Button look="link" size="s" onClick={onDone}>
            Cancel
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
