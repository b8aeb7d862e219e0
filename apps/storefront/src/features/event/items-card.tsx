import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { pageItems } from '@stagedoor/rules/events/addons';
import { eventNotice } from '@stagedoor/rules/events/event-page';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { shownLevels } from '@stagedoor/rules/events/sale-status';
import { Card } from '@stagedoor/ui/card';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { BesideMap } from './beside-map.tsx';
import { ItemSection } from './item-section.tsx';
import styles from './items-card.module.css';
import type { Quantities } from './use-quantities.ts';

interface ItemsCardProps {
  event: OutletEvent;
  quantities: Quantities;
  /** Without it the items are only shown. */
  onChoose?: ((levelId: number, quantity: number) => void) | undefined;
  /** The item that the address names. */
  namedItem?: number | undefined;
  /** Where a code is typed, above what it is for. */
  codeField?: ReactNode;
}

/** What there is to have, item by item; addons come at the checkout. */
export function ItemsCard({ event, quantities, onChoose, namedItem, codeField }: ItemsCardProps) {
  const { pricesInclude } = useTaxWords();
  const items = (event.items ?? []).map((item) => ({ ...item, suppressed: item.kind.suppressOnEventPage }));
  const notice = eventNotice({
    salesType: event.salesType,
    showDate: event.show.startsAt,
    name: event.show.name,
    venueName: event.show.venue?.name,
    items,
  });
  const shown = pageItems(items);
  const hasPrices = shown.some(({ priceLevels }) => shownLevels(priceLevels).length > 0);
  return (
    <BesideMap event={event}>
      <Card
        title={onChoose ? eventMessages.heading : eventMessages.headingClosed}
        subtitle={hasPrices && pricesInclude}
      >
        {codeField}
        {shown.length === 0 && notice && <p className={styles.notice}>{notice}</p>}
        {shown.map((item) => (
          <ItemSection
            key={item.id}
            item={item}
            eventId={event.id}
            quantities={quantities}
            code={event.code}
            onChoose={onChoose}
            named={item.id === namedItem}
          />
        ))}
      </Card>
    </BesideMap>
  );
}
