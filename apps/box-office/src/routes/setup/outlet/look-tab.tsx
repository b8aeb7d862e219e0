import { useId } from 'react';
import { isHexColor } from '@stagedoor/rules/shops/contrast';
import { isReadableColor, leastContrast, nearestReadable } from '@stagedoor/rules/shops/nearest-readable';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { DraftHint, DraftText } from './draft-field.tsx';
import styles from './look.module.css';
import type { TabProps } from './tab-props.ts';

const colors = [
  { field: 'theme.linkColor', label: 'Buttons and links', otherwise: '#b1251d' },
  { field: 'theme.secondaryLinkColor', label: 'Second links', otherwise: '#8a4b08' },
  { field: 'theme.textColor', label: 'Text', otherwise: '#1d1a16' },
] as const;

/** How does the shop look? */
export function LookTab(props: TabProps) {
  return (
    <Stack gap={16}>
      <Panel title="Colours" aside="measured as you choose">
        <Stack gap={16}>
          {colors.map((color) => (
            <ColorField key={color.field} {...props} {...color} />
          ))}
        </Stack>
      </Panel>
      <Panel title="Headings" aside="text stays Instrument Sans">
        <DraftText
          {...props}
          field="theme.headerFont"
          label="Faces, with commas between them"
          hint="The first that a browser has is used; without any, the product’s own."
          optional
        />
      </Panel>
    </Stack>
  );
}

type ColorProps = TabProps & (typeof colors)[number];

function ColorField({ editor, mayChange, field, label, otherwise }: ColorProps) {
  const pickerId = useId();
  const typed = editor.value(field);
  const value = typeof typed === 'string' ? typed : '';
  const isColor = isHexColor(value);
  const choose = (color: string) => editor.type(field, color || null);
  return (
    <div className={styles.color}>
      <Field
        label={label}
        optional
        hint={<DraftHint editor={editor} field={field} hint={measured(value)} />}
        error={wrongWith(value) ?? editor.problem(field)}
      >
        <TextInput
          value={value}
          readOnly={!mayChange}
          placeholder={otherwise}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => choose(event.target.value.trim())}
        />
      </Field>
      <label htmlFor={pickerId} className={styles.picker}>
        <span className={styles.hidden}>Choose: {label}</span>
        <input
          id={pickerId}
          type="color"
          disabled={!mayChange}
          value={isColor && value.length === 7 ? value.toLowerCase() : otherwise}
          onChange={(event) => choose(event.target.value)}
        />
      </label>
      {isColor && !isReadableColor(value) && mayChange && <Nearest color={value} onUse={choose} />}
    </div>
  );
}

const toOne = (color: string): string => `${(Math.floor(leastContrast(color) * 10) / 10).toFixed(1)} to 1`;

const measured = (value: string): string | undefined => {
  if (value === '') return 'The product’s own colour.';
  return isHexColor(value) && isReadableColor(value) ? `${toOne(value)} on paper` : undefined;
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
      <svg viewBox="0 0 10 10" className={styles.swatch} aria-hidden="true">
        <rect width="10" height="10" rx="2" fill={nearest} />
      </svg>
      Nearest that can be read: {nearest}, {toOne(nearest)}
      <Button look="lined" size="s" onClick={() => onUse(nearest)}>
        Use it
      </Button>
    </p>
  );
}
