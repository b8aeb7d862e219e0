import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { TextInput } from '@stagedoor/ui/text-input';
import styles from './panels.module.css';
import { factsOf } from './section-facts.ts';
import type { HallEditor } from './use-hall-editor.ts';

/** What the brush paints with, and how much of the hall has it. */
export function LevelsPanel({ editor }: { editor: HallEditor }) {
  const { levels, written, brush, chosen } = editor;
  const counts = new Map<string | null, number>();
  for (const { seats } of written)
    for (const [level, many] of factsOf(seats).byLevel) counts.set(level, (counts.get(level) ?? 0) + many);
  const paintAll = (level: string | null) =>
    chosen !== undefined && editor.change(chosen, (section) => ({ ...section, level, paint: [] }));
  return (
    <Panel
      title={words.levels}
      aside={<span className={styles.quiet}>{words.paintOver}</span>}
      flush
      foot={<NewLevel onAdd={editor.addLevel} />}
    >
      <ul className={styles.levels}>
        {[...levels, null].map((level, index) => (
          <li key={level ?? ''}>
            <button
              type="button"
              aria-pressed={brush === level}
              onClick={() => {
                editor.setBrush(level);
                editor.setTool('level');
              }}
            >
              <span className={styles.swatch} data-look={level === null ? 0 : (index % 6) + 1} />
              <span className={styles.levelName}>{level ?? words.notForSale}</span>
              <strong>{(counts.get(level) ?? 0).toLocaleString(locale())}</strong>
            </button>
          </li>
        ))}
      </ul>
      {editor.tool === 'level' && chosen !== undefined && (
        <div className={styles.paintAll}>
          <Button look="lined" size="s" onClick={() => paintAll(brush)}>
            {words.paintAll(brush ?? words.notForSale)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function NewLevel({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <div className={styles.foot}>
      <span className={styles.quiet}>{words.pricesCome}</span>
      <Field label={words.newLevel} hideLabel>
        <TextInput
          value={name}
          placeholder={words.newLevel}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
      </Field>
      <Button look="lined" size="s" icon="plus" onClick={add}>
        {words.addLevel}
      </Button>
    </div>
  );
}
