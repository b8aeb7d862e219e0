import type { StockCounts } from '@stagedoor/contract/calls/office/events';
import { Meter } from '@stagedoor/ui/office/meter';
import { stockWords } from './stock-words.ts';

/** Whose the tickets are, drawn; the words beside it carry the numbers. */
export function StockMeter({ stock, tall }: { stock: StockCounts; tall?: boolean | undefined }) {
  const { sold, carts, waiting, house, draw, guests } = stock;
  return (
    <Meter
      tall={tall}
      label={stockWords(stock)}
      total={stock.capacity}
      parts={[
        { label: 'Sold', value: sold, look: 'data' },
        { label: 'In carts', value: carts, look: 'attention' },
        { label: 'Offered', value: waiting, look: 'attention' },
        { label: 'Draw', value: draw, look: 'held' },
        { label: 'House and guests', value: house + guests, look: 'neutral' },
      ]}
    />
  );
}
