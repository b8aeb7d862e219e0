import { useId, useState } from 'react';
import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { HallField } from './hall-field.tsx';
import styles from './show-editor.module.css';
import { TypedText } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';
import { NewVenue, VenueField, zoneOf } from './venue-field.tsx';
import { EveningFields } from './when-fields.tsx';

/** Whoever makes a show begins with what it lacks: of one like an earlier one that is its day. */
const firstOf = ({ draft, sheet, mayChange }: ShowEditor) =>
  draft.eventId || !mayChange
    ? undefined
    : (['artist', 'day'] as const).find((field) => textIn(sheet, field) === '');

export function TheShow({ editor }: { editor: ShowEditor }) {
  const list = useId();
  const [first] = useState(() => firstOf(editor));
  return (
    <Panel title={words.theShow}>
      <Stack gap={16}>
        <div className={styles.pair}>
          <TypedText
            editor={editor}
            field="artist"
            label={words.artist}
            list={list}
            isFirst={first === 'artist'}
          />
          <VenueField editor={editor} />
        </div>
        <NewVenue editor={editor} />
        <datalist id={list}>
          {editor.draft.choices.artists.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <EveningFields editor={editor} zone={zoneOf(editor)} isFirst={first === 'day'} />
        <HallField editor={editor} />
      </Stack>
    </Panel>
  );
}
