import { useState } from 'react';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { moved } from '@stagedoor/rules/values/moved';
import { Button } from '@stagedoor/ui/button';
import { classNames } from '@stagedoor/ui/class-names';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { IconButton } from '@stagedoor/ui/icon-button';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from './ordered-rows.module.css';

interface OrderedRowsProps<T> {
  items: readonly T[];
  keyOf: (item: T, index: number) => string | number;
  /** What it is called where it is moved or taken off. */
  nameOf: (item: T, index: number) => string;
  mayChange: boolean;
  onChange: (items: T[]) => void;
  /** Each shows its name alone until somebody opens it; one that is new is open. */
  folded?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** Entries whose order customers see: moved with the mouse, with buttons, or with Alt and the arrow keys. */
export function OrderedRows<T>(props: OrderedRowsProps<T>) {
  const { items, keyOf, nameOf, mayChange, onChange, folded = false, children } = props;
  const [early] = useState(() => new Set(items.map(keyOf)));
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onChange(moved(items, from, to));
    setSaid(`${nameOf(item, from)} is ${to + 1} of ${items.length} now`);
  };
  const drag = useRowDrag(move);
  return (
    <>
      <ol className={styles.rows}>
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are pressed in what it holds
          <li
            key={keyOf(item, index)}
            className={classNames(styles.row, folded && styles.folded, drag.over === index && styles.over)}
            {...(mayChange && drag.target(index))}
            onKeyDown={(event) => mayChange && moveByKey(event, (by) => move(index, index + by))}
          >
            {mayChange && (
              <RowTools
                name={nameOf(item, index)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                handle={drag.handle(index)}
                onMove={(by) => move(index, index + by)}
                onRemove={() => onChange(items.filter((_, at) => at !== index))}
              />
            )}
            {folded ? (
              <Disclosure summary={nameOf(item, index)} defaultOpen={!early.has(keyOf(item, index))}>
                {children(item, index)}
              </Disclosure>
            ) : (
              children(item, index)
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function moveByKey(event: KeyboardEvent, move: (by: number) => void): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || by === undefined) return;
  event.preventDefault();
  move(by);
}

interface RowToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  handle: ReturnType<ReturnType<typeof useRowDrag>['handle']>;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function RowTools({ name, isFirst, isLast, handle, onMove, onRemove }: RowToolsProps) {
  return (
    <div className={styles.tools}>
      <span className={styles.handle} aria-hidden="true" {...handle}>
        <OfficeIcon name="dots" />
      </span>
      <IconButton
        icon={<OfficeIcon name="up" />}
        label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={<OfficeIcon name="up" />}
        label={`Move ${name} down`}
        className={styles.down}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <Button
        look="link"
        size="s"
        className={styles.remove}
        aria-label={`Take off ${name}`}
        onClick={onRemove}
      >
        Take off
      </Button>
    </div>
  );
}

/** Only the handle is taken hold of: text in a row stays text that can be marked. */
function useRowDrag(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return {
    over,
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // One browser begins no drag that carries nothing.
        event.dataTransfer.setData('text/plain', '');
        setFrom(index);
      },
      onDragEnd: end,
    }),
    target: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        move(from, index);
        end();
      },
    }),
  };
}
