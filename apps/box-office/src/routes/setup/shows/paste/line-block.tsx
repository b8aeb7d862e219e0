import { Fragment, memo, useState } from 'react';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import type { JudgedLine } from '@stagedoor/rules/setup/pasted-shows';
import type { PastedColumn } from '@stagedoor/rules/setup/pasted-table';
import { classNames } from '@stagedoor/ui/class-names';
import { Icon } from '@stagedoor/ui/icon';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useCurrency } from '../../../../parts/money/use-currency.ts';
import styles from './paste.module.css';
import type { BuyerPays } from './use-buyer-pays.ts';
import { useNear } from './use-near.ts';

interface RowProps {
  shown: readonly PastedColumn[];
  buyer: BuyerPays;
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
  ({ lines, isFirst, isWanted, shown, buyer, onType }: LineBlockProps) => {
    const [isNear, look] = useNear(isFirst);
    const [isTyped, setTyped] = useState(false);
    return (
      <tbody ref={look}>
        {isNear || isWanted || isTyped ? (
          lines.map((judged) => (
            <PastedRow key={judged.line} {...{ judged, shown, buyer, onType }} onBusy={setTyped} />
          ))
        ) : (
          <tr aria-hidden="true">
            <td colSpan={shown.length + 4} className={styles.away}>
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
    before.buyer === after.buyer &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, at) => line === after.lines[at]),
);

interface PastedRowProps extends RowProps {
  judged: JudgedLine;
  /** Somebody is in one of its cells, or is no more. */
  onBusy: (isBusy: boolean) => void;
}

/** A key in one cell changes one line of two thousand. */
const PastedRow = memo(({ judged, shown, buyer, onType, onBusy }: PastedRowProps) => {
  const { line, cells } = judged;
  return (
    <tr aria-rowindex={line + 1}>
      <th scope="row">{line}</th>
      {shown.map((column) => {
        const cell = cells[column];
        return (
          <Fragment key={column}>
            <td
              data-column={column}
              className={classNames(cell?.wrong && styles.wrong, cell?.look && styles.look)}
            >
              <input
                aria-label={words.cell(line, column)}
                aria-invalid={cell?.wrong ? true : undefined}
                data-line={line}
                data-column={column}
                value={cell?.text ?? ''}
                placeholder={column === 'day' && judged.show < line ? words.sameShow : undefined}
                onChange={({ target }) => onType(line, column, target.value)}
                onFocus={() => onBusy(true)}
                onBlur={() => onBusy(false)}
              />
            </td>
            {column === 'price' && <PaidCells paid={buyer.ofLine(judged)} isTaxed={buyer.isTaxed} />}
          </Fragment>
        );
      })}
      <td>
        <Standing cells={Object.values(cells)} />
      </td>
    </tr>
  );
});

/** PROG-01: beside a price what comes of it. */
function PaidCells({ paid, isTaxed }: { paid: ReturnType<BuyerPays['ofLine']>; isTaxed: boolean }) {
  const currency = useCurrency();
  const told = (cents: number | undefined) => (cents === undefined ? '–' : formatMoney(cents, currency));
  return (
    <>
      <td className={styles.money}>{told(paid?.pays)}</td>
      {isTaxed && <td className={styles.money}>{told(paid?.withTax)}</td>}
    </>
  );
}

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
