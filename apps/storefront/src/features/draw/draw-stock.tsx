import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { DataTable } from '@stagedoor/ui/data-table';
import type { Column } from '@stagedoor/ui/data-table';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import type { ReadDraw } from './read-draw.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

interface Level {
  id: number;
  name: string;
  unitCents: number;
  stock: number | undefined;
}

const columnsIn = (currency: Currency): Column<Level>[] => [
  { key: 'level', header: messages.level, cell: ({ name }) => name },
  { key: 'price', header: messages.price, cell: ({ unitCents }) => formatMoney(unitCents, currency) },
  { key: 'stock', header: messages.stock, cell: ({ stock }) => stock ?? messages.notYet },
];

/** What was drawn for: each show with its levels. */
export function DrawStock({ draw, read }: { draw: PublicDraw; read: ReadDraw }) {
  const { formatDate } = useTimes();
  const columns = columnsIn(useCurrency());
  const nameOf = (kind: 'event' | 'level', id: number): string =>
    draw.names.find((each) => each.kind === kind && each.id === id)?.name ?? String(id);
  return (
    <Stack gap={24}>
      {read.rules.events.map(({ id, startsAt, items }) => (
        <section key={id}>
          <Heading level={3} look="label">
            {nameOf('event', id)}, {formatDate(new Date(startsAt * 1000))}
          </Heading>
          <DataTable
            caption={nameOf('event', id)}
            columns={columns}
            rows={items.flatMap(({ levels }) =>
              levels.map((level) => ({
                id: level.id,
                name: nameOf('level', level.id),
                unitCents: level.unitCents,
                stock: read.stockOf.get(level.id),
              })),
            )}
            rowKey={(level) => String(level.id)}
          />
        </section>
      ))}
    </Stack>
  );
}
