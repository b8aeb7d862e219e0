import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useSend } from '@stagedoor/asking/use-send';
import { rehearseDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Chart } from '@stagedoor/ui/office/chart';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { isSilence } from '../../parts/asking/is-silence.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';

type Rehearsed = Awaited<ReturnType<ReturnType<typeof useRehearsal>['mutateAsync']>>;
type Range = Rehearsed['fans'];

/** Nothing is written: one that got no answer is simply made again, a few times. */
const TRIES = 3;
const useRehearsal = () =>
  useSend(rehearseDraw, { retry: (times, error) => times < TRIES && isSilence(error) });
const rangeWords = (
  { least, middle, most }: Range,
  format = (value: number) => value.toLocaleString(locale()),
): string => (least === most ? format(middle) : `${format(middle)} (${format(least)} to ${format(most)})`);

const movedWords = (moved: number): string =>
  moved === 0 ? 'the same' : `${moved > 0 ? '+' : '−'}${Math.abs(moved).toLocaleString(locale())}`;

/** What fans and money would come out, on seeds that are thrown away. */
export function DryRun({ draw }: { draw: DrawDetail }) {
  const may = useMayDo('draws.dry-run');
  const send = useRehearsal();
  const [words, setWords] = useState('');
  if (!may) return null;
  const run = (
    wish: { mostEvents?: number | undefined; withMoved?: boolean | undefined },
    words: string,
  ): void => {
    setWords(words);
    send.mutate({ seriesId: draw.seriesId, ...wish });
  };
  const moved = send.data?.levels.reduce((sum, level) => sum + Math.abs(level.moved ?? 0), 0) ?? 0;
  const other = draw.mostEvents === undefined ? 1 : draw.mostEvents + 1;
  return (
    <Panel title="Dry run">
      <Stack gap={16}>
        <p>
          Up to 200 draws on seeds that are thrown away. They can never become the draw, and nothing is
          written.
        </p>
        <Stack row gap={12}>
          <Button look="lined" busy={send.isPending} onClick={() => run({}, 'By the published rules')}>
            Run it
          </Button>
          <Button
            look="lined"
            busy={send.isPending}
            onClick={() =>
              run({ mostEvents: other }, `If a fan could get ${other === 1 ? 'one show' : `${other} shows`}`)
            }
          >
            What if a fan could get {other === 1 ? 'one show' : `${other} shows`}?
          </Button>
          {moved > 0 && (
            <Button
              look="lined"
              busy={send.isPending}
              onClick={() => run({ withMoved: true }, 'If what came or went since the freezing were in it')}
            >
              What if what moved since were in it?
            </Button>
          )}
        </Stack>
        {send.isError && (
          <Alert tone="critical" role="alert">
            {wordsOf(send.error)}
          </Alert>
        )}
        {send.data && <Outcome rehearsed={send.data} draw={draw} title={words} />}
      </Stack>
    </Panel>
  );
}

function Money({ range }: { range: Range }) {
  const currency = useCurrency();
  return rangeWords(range, (cents) => formatMoney(cents, currency));
}

function Outcome({ rehearsed, draw, title }: { rehearsed: Rehearsed; draw: DrawDetail; title: string }) {
  const shortNameOf = (levelId: number): string =>
    draw.demand.find((each) => each.levelId === levelId)?.levelName ?? String(levelId);
  const nameOf = (levelId: number): string => {
    const level = draw.demand.find((each) => each.levelId === levelId);
    return level ? `${level.levelName}, ${level.eventName}` : String(levelId);
  };
  const share = ({ stock, awarded }: Rehearsed['levels'][number]): number =>
    stock === 0 ? 0 : Math.round((100 * awarded.middle) / stock);
  return (
    <Stack gap={16}>
      <FactList
        facts={[
          { name: 'Rules', value: title },
          { name: 'Draws', value: rehearsed.times },
          {
            name: 'Fans who get something',
            value: `${rangeWords(rehearsed.fans)} of ${rehearsed.entries.toLocaleString(locale())}`,
          },
          { name: 'Revenue', value: <Money range={rehearsed.revenueCents} /> },
        ]}
      />
      <Chart
        title="Share of the tickets that are awarded, by level"
        placeName="Level"
        places={rehearsed.levels.map(({ levelId }) => shortNameOf(levelId))}
        series={[{ label: 'Awarded', values: rehearsed.levels.map(share), look: 'fill' }]}
        format={(value) => `${value} %`}
      />
      <OfficeTable
        caption="What would be awarded, by level"
        columns={[
          { key: 'level', header: 'Level', phone: 'title', cell: ({ levelId }) => nameOf(levelId) },
          {
            key: 'stock',
            header: 'Tickets',
            align: 'end',
            cell: ({ stock }) => stock.toLocaleString(locale()),
          },
          ...(rehearsed.levels.some(({ moved }) => moved !== undefined)
            ? [
                {
                  key: 'moved',
                  header: 'Since the freezing',
                  align: 'end',
                  cell: ({ moved = 0 }) => movedWords(moved),
                } as const,
              ]
            : []),
          { key: 'awarded', header: 'Awarded', align: 'end', cell: ({ awarded }) => rangeWords(awarded) },
          { key: 'share', header: 'Fill rate', align: 'end', cell: (level) => `${share(level)} %` },
        ]}
        rows={rehearsed.levels}
        rowKey={({ levelId }) => String(levelId)}
      />
    </Stack>
  );
}
