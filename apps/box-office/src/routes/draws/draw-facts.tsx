import { locale } from '@stagedoor/rules/language/locale';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { publicNumberWords } from '@stagedoor/rules/draw/public-number-words';
import { drawPageMessages } from '@stagedoor/rules/messages/draw-page';
import { FactList } from '@stagedoor/ui/office/fact-list';
import type { Fact } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { inputWords } from './input-words.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const numberWords = (kept: string): string => publicNumberWords(recordOf(JSON.parse(kept))) ?? '';

/** What is published, as anybody can read it. */
export function DrawFacts({ draw }: { draw: DrawDetail }) {
  const { formatDateTime } = useTimes();
  const when = (at: Date | undefined): string => (at ? formatDateTime(at) : 'Not yet');
  const facts: Fact[] = [
    { name: 'Commitment', value: draw.commitment ?? 'None', exact: true },
    { name: 'Committed', value: when(draw.committedAt) },
    { name: 'Rules', value: draw.rulesHash ?? 'None', exact: true },
    { name: 'Partial awards', value: draw.partial ? 'Yes' : 'No' },
    { name: 'Households as one', value: draw.households ? 'Yes' : 'No' },
    { name: 'Shows a fan, at most', value: draw.mostEvents ?? 'No limit' },
    { name: 'Public input', value: inputWords(draw) },
    { name: 'Frozen', value: when(draw.frozenAt) },
    ...(draw.root ? [{ name: 'Root', value: draw.root, exact: true }] : []),
    ...(draw.entries === undefined
      ? []
      : [{ name: 'Entries', value: draw.entries.toLocaleString(locale()) }]),
    ...(draw.publicNumber
      ? [{ name: drawPageMessages.publicNumber, value: numberWords(draw.publicNumber), exact: true }]
      : []),
    { name: 'Drawn', value: when(draw.drawnAt) },
    { name: 'Published', value: when(draw.publishedAt) },
    { name: 'Public page', value: <a href={draw.publicAddress}>{draw.publicAddress}</a> },
  ];
  return (
    <Panel title="As published">
      <FactList facts={facts} />
    </Panel>
  );
}
