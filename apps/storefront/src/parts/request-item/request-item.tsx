import { useEffect, useRef, useState } from 'react';
import type { EventItem } from '@stagedoor/contract/entities/event';
import { itemNotice } from '@stagedoor/rules/events/event-page';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Heading } from '@stagedoor/ui/heading';
import { RichText } from '@stagedoor/screens/rich-text';
import sections from './item-section.module.css';
import { LevelChoice } from './level-choice.tsx';
import { OptOut } from './opt-out.tsx';
import { QuantityChoice } from './quantity-choice.tsx';
import { chosenLevel, isAsked, nothingAsked, withLevel } from './request-choice.ts';
import type { ItemChoice } from './request-choice.ts';
import styles from './request-item.module.css';

interface RequestItemProps {
  item: EventItem;
  choice: ItemChoice;
  onChoose: (choice: ItemChoice) => void;
  /** The address names this item: it comes into sight. */
  named?: boolean;
}

/** An item to ask for: which level, how many, and whether only that level will do. EVENT-15: a quantity that another level changes is told in a modal. */
export function RequestItem({ item, choice, onChoose, named = false }: RequestItemProps) {
  const section = useRef<HTMLElement>(null);
  const [snapped, setSnapped] = useState<{ from: number; to: number }>();
  const level = chosenLevel(item, choice);
  const notice = itemNotice(item);

  useEffect(() => {
    if (named) section.current?.scrollIntoView({ block: 'center' });
  }, [named]);

  function take(next: ItemChoice) {
    const changed = next.levelId !== choice.levelId && next.quantity !== choice.quantity;
    setSnapped(changed && isAsked(next) ? { from: choice.quantity, to: next.quantity } : undefined);
    onChoose(next);
  }

  return (
    <section
      ref={section}
      id={`item-${item.id}`}
      aria-labelledby={`item-${item.id}-name`}
      className={sections.item}
      data-named={named || undefined}
    >
      <ItemHead item={item} onClear={isAsked(choice) && (() => take(nothingAsked))} />
      {notice && <p className={sections.unavailable}>{notice}</p>}
      <LevelChoice item={item} chosen={level} onChoose={(other) => take(withLevel(choice, other))} />
      {!notice && (
        <div className={styles.more}>
          <QuantityChoice
            item={item}
            choice={choice}
            level={level}
            onChoose={(quantity) => take({ ...choice, quantity })}
          />
          <Dialog
            open={snapped !== undefined}
            onClose={() => setSnapped(undefined)}
            size="s"
            role="alertdialog"
            title={item.name}
            description={snapped && eventMessages.quantityReduced(snapped.from, snapped.to)}
            actions={<Button onClick={() => setSnapped(undefined)}>{labels.continue}</Button>}
          />
          {level?.enableOptOut && (
            <OptOut checked={choice.optOut} onChange={(optOut) => take({ ...choice, optOut })} />
          )}
        </div>
      )}
    </section>
  );
}

/** What it is; once something of it is chosen, a way to take that back. */
function ItemHead({ item, onClear }: { item: EventItem; onClear: false | (() => void) }) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={3} id={`item-${item.id}-name`}>
          {item.name}
        </Heading>
        {onClear && (
          <Button look="link" size="s" aria-label={messages.clearItem(item.name)} onClick={onClear}>
            {messages.clear}
          </Button>
        )}
      </div>
      {item.description && (
        <div className={sections.description}>
          <RichText html={item.description} />
        </div>
      )}
    </>
  );
}
