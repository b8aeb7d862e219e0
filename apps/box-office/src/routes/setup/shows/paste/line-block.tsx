import { memo, useState } from 'react';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import type { JudgedLine } from '@stagedoor/rules/setup/pasted-shows';
import type { PastedColumn } from '@stagedoor/rules/setup/pasted-table';
import { classNames } from '@stagedoor/ui/class-names';
import { Icon } from '@stagedoor/ui/icon';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from './paste.module.css';
import { useNear } from './use-near.ts';

interface RowProps {
  shown: readonly PastedColumn[];
  onType: (line: number, column: PastedColumn, value: string) => void;
}

interface LineBlockProps extends RowProps {
  lines: readonly JudgedLine[];
  isFirst: boolean;
  /** One of its cells is about to be typed into. */
  isWanted: boolean;
}

/** What a browser's search finds of them. */
const textOf = (lines: readonly JudgedLine[]): string =>
  lines
    .map(({ line, cells }) => [line, ...Object.values(cells).map(({ text }) => text)].join('  '))
    .join('\n');

/** Some lines of the table, or as much room as they take while nobody is near them, as text. Whoever types in one keeps it. */
export const LineBlock = memo(
  ({ lines, isFirst, isWanted, shown, onType }: LineBlockProps) => {
    const [isNear, look] = useNear(isFirst);
    const [isTyped, setTyped] = useState(false);
    return (
      <tbody ref={look}>
        {isNear || isWanted || isTyped ? (
          lines.map((judged) => (
            <PastedRow key={judged.line} {...{ judged, shown, onType }} onBusy={setTyped} />
          ))
        ) : (
          <tr aria-hidden="true">
            <td colSpan={shown.length + 2} className={styles.away}>
              <div className={styles.awayText} style={{ height: `calc(${lines.length} * var(--row))` }}>
                {textOf(lines)}
              </div>
            </td>
          </tr>
        )}
      </tbody>
    );
  },
  (before, after) =>
    before.isWanted === after.isWanted &&
    before.onType === after.onType &&
    before.shown === after.shown &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, at) => line === after.lines[at]),
);

interface PastedRowProps extends RowProps {
  judged: JudgedLine;
  /** Somebody is in one of its cells, or is no more. */
  onBusy: (isBusy: boolean) => void;
}

/** A key in one cell changes one line of two thousand. */
const PastedRow = memo(({ judged: { line, cells }, shown, onType, onBusy }: PastedRowProps) => (
  <tr aria-rowindex={line + 1}>
    <th scope="row">{line}</th>
    {shown.map((column) => {
      const cell = cells[column];
      return (
        <td key={column} className={classNames(cell?.wrong && styles.wrong, cell?.look && styles.look)}>
          <input
            aria-label={words.cell(line, column)}
            aria-invalid={cell?.wrong ? true : undefined}
            data-line={line}
            data-column={column}
            value={cell?.text ?? ''}
            onChange={({ target }) => onType(line, column, target.value)}
            onFocus={() => onBusy(true)}
            onBlur={() => onBusy(false)}
          />
        </td>
      );
    })}
    <td>
      <Standing cells={Object.values(cells)} />
    </td>
  </tr>
));

/** How the line stands, by a sign and for those who do not see it by a word. */
function Standing({ cells }: { cells: readonly JudgedLine['cells'][PastedColumn][] }) {
  const standing = cells.some((cell) => cell?.wrong)
    ? 'wrong'
    : cells.some((cell) => cell?.look)
      ? 'look'
      : 'right';
  return (
    <span className={styles[standing === 'right' ? 'isRight' : standing === 'wrong' ? 'isWrong' : 'isLook']}>
      <Icon name={({ wrong: 'close', look: 'alert', right: 'check' } as const)[standing]} />
      <VisuallyHidden>{words.standings[standing]}</VisuallyHidden>
    </span>
  );
}
