import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { Select } from '@stagedoor/ui/select';
import { become, bears, isWithin, textKinds, tools } from './rich-commands.ts';
import type { Tool } from './rich-commands.ts';
import styles from './rich-editor.module.css';

interface RichToolbarProps {
  label: string;
  view: EditorView;
  state: EditorState;
  onLink: () => void;
  isLinking: boolean;
}

/** One stop for the Tab key; arrows go along it. */
export function RichToolbar({ label, view, state, onLink, isLinking }: RichToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const kind = textKinds.find(([name]) => isWithin(state, name))?.[0] ?? 'p';
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are what is focused
    <div
      ref={bar}
      role="toolbar"
      aria-label={`What ${label} looks like`}
      className={styles.toolbar}
      onKeyDown={(event) => goAlong(event, bar.current)}
    >
      <span className={styles.kind}>
        <Select
          aria-label="Kind of paragraph"
          value={kind}
          onChange={({ target }) => run(become(target.value))}
        >
          {textKinds.map(([name, called]) => (
            <option key={name} value={name}>
              {called}
            </option>
          ))}
        </Select>
      </span>
      {tools.map((group, place) => (
        <span key={group[0]?.label} className={styles.group}>
          {group.map((tool) => (
            <ToolButton key={tool.label} tool={tool} state={state} onPress={() => run(tool.run)} />
          ))}
          {place === 0 && (
            <FaceButton
              label="Link"
              face={<OfficeIcon name="link" />}
              pressed={bears(state, ['a']) || isLinking}
              off={false}
              onPress={onLink}
            />
          )}
        </span>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  state: EditorState;
  onPress: () => void;
}

const ToolButton = ({ tool: { label, face, run, isOn }, state, onPress }: ToolButtonProps) => (
  <FaceButton label={label} face={face} pressed={isOn?.(state)} off={!run(state)} onPress={onPress} />
);

interface FaceButtonProps {
  label: string;
  /** A sign that the style sheet draws, or a drawing. */
  face: string | ReactElement;
  pressed: boolean | undefined;
  off: boolean;
  onPress: () => void;
}

function FaceButton({ label, face, pressed, off, onPress }: FaceButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={label}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      tabIndex={-1}
      // What is chosen in the text stays chosen.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={() => off || onPress()}
    >
      {/* Drawn by the style sheet: a sign is no text that a voice would say. */}
      {typeof face === 'string' ? <span aria-hidden="true" className={styles.face} data-face={face} /> : face}
    </button>
  );
}

function goAlong(event: KeyboardEvent, bar: HTMLElement | null): void {
  const stops = [...(bar?.querySelectorAll<HTMLElement>('select, button') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const to = by !== undefined ? at + by : { Home: 0, End: stops.length - 1 }[event.key];
  if (to === undefined || at === -1) return;
  event.preventDefault();
  stops.at(to % stops.length)?.focus();
}
