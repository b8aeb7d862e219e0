import { useId } from 'react';
import type { DraftField } from '@stagedoor/rules/setup/draft-fields';
import { isHexColor } from '@stagedoor/rules/shops/contrast';
import { isReadableColor, leastContrast, nearestReadable } from '@stagedoor/rules/shops/nearest-readable';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { classNames } from '@stagedoor/ui/class-names';
import { TextInput } from '@stagedoor/ui/text-input';
import { DraftHint } from '../draft-field.tsx';
import type { TabProps } from '../tab-props.ts';
import styles from './look.module.css';

interface ColorRowProps extends TabProps {
  field: DraftField;
  label: string;
  /** What stands there where nothing was chosen. */
  otherwise: string;
}

/** A colour in which words are written: measured at every key, with the nearest that can be read. */
export function ColorRow({ editor, mayChange, field, label, otherwise }: ColorRowProps) {
  const id = useId();
  const typed = editor.value(field);
  const value = typeof typed === 'string' ? typed : '';
  const wrong = wrongWith(value) ?? editor.problem(field);
  const choose = (color: string) => editor.type(field, color || null);
  return (
    <li className={styles.color}>
      <div>
        <label htmlFor={id} className={styles.name}>
          {label}
        </label>
        <p id={`${id}-measured`} className={classNames(styles.measured, wrong ? styles.bad : styles.good)}>
          {wrong ?? measured(value)} <DraftHint editor={editor} field={field} />
        </p>
      </div>
      <input
        type="color"
        aria-label={`Choose: ${label}`}
        className={styles.swatch}
        disabled={!mayChange}
        value={isHexColor(value) && value.length === 7 ? value.toLowerCase() : otherwise}
        onChange={(event) => choose(event.target.value)}
      />
      <div className={styles.hex}>
        <TextInput
          id={id}
          value={value}
          readOnly={!mayChange}
          placeholder={otherwise}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-measured`}
          onChange={(event) => choose(event.target.value.trim())}
        />
      </div>
      {isHexColor(value) && !isReadableColor(value) && mayChange && <Nearest color={value} onUse={choose} />}
    </li>
  );
}

const toOne = (color: string): string => `${(Math.floor(leastContrast(color) * 10) / 10).toFixed(1)} to 1`;

const measured = (value: string): string | undefined => {
  if (value === '') return 'The product’s own colour.';
  return isHexColor(value) ? `${toOne(value)} on paper` : undefined;
};

function wrongWith(value: string): string | undefined {
  if (value === '' || !isHexColor(value) || isReadableColor(value)) return undefined;
  return `${toOne(value)} on paper, 4.5 is needed`;
}

/** The same colour, as little darker as makes it readable. */
function Nearest({ color, onUse }: { color: string; onUse: (color: string) => void }) {
  const nearest = nearestReadable(color);
  if (nearest === undefined) return null;
  return (
    <p className={styles.nearest}>
      <svg viewBox="0 0 10 10" className={styles.sample} aria-hidden="true">
        <rect width="10" height="10" rx="2" fill={nearest} />
      </svg>
      Nearest that can be read: {nearest}, {toOne(nearest)}
      <Button look="lined" size="s" onClick={() => onUse(nearest)}>
        {labels.takeIt}
      </Button>
    </p>
  );
}
