import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useKey } from '../../../parts/keys/use-key.ts';
import styles from './hall-editor.module.css';
import { toolNames } from './use-hall-editor.ts';
import type { HallEditor, Tool } from './use-hall-editor.ts';

const keys: Readonly<Record<Tool, string>> = {
  choose: 'V',
  rows: 'R',
  seat: 'S',
  level: 'L',
  access: 'A',
  aisle: 'I',
  standing: 'P',
  words: 'T',
  stage: 'G',
};

const icons = {
  choose: 'arrow',
  rows: 'rows',
  seat: 'seat',
  level: 'brush',
  access: 'accessible',
  aisle: 'aisle',
  standing: 'customers',
  words: 'words',
  stage: 'stage',
} as const;

/** What the next press on the plan does. */
export function ToolRail({ editor }: { editor: HallEditor }) {
  return (
    <div className={styles.tools} role="group" aria-label={words.tools}>
      {toolNames.map((tool) => (
        <ToolButton key={tool} tool={tool} editor={editor} />
      ))}
    </div>
  );
}

function ToolButton({ tool, editor }: { tool: Tool; editor: HallEditor }) {
  useKey(keys[tool].toLowerCase(), () => editor.setTool(tool));
  return (
    <button type="button" aria-pressed={editor.tool === tool} onClick={() => editor.setTool(tool)}>
      <OfficeIcon name={icons[tool]} />
      <span>{words.toolNames[tool]}</span>
      <kbd>{keys[tool]}</kbd>
    </button>
  );
}
