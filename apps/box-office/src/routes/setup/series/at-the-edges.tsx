import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { typedTimeText } from '@stagedoor/rules/messages/show-changes';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { planEdges } from '@stagedoor/rules/plans/fan-sums';
import type { FanAsks } from '@stagedoor/rules/plans/fan-sums';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import drafting from '../drafting/drafting.module.css';
import { rulesIn } from './rules-in.ts';
import type { SeriesEditor } from './use-series-editor.ts';

interface AtTheEdgesProps {
  editor: SeriesEditor;
  fan: FanAsks;
}

/** Where the plan begins, how its smallest sum is split, and whose card will not last. */
export function AtTheEdges({ editor: { sheet, draft }, fan }: AtTheEdgesProps) {
  const rules = rulesIn(sheet);
  const edges = planEdges(fan, rules);
  const least = rules?.eligibilityMinimumCents;
  if (!edges || least === undefined) return null;
  const money = (cents: number) => formatMoney(cents, draft.currency);
  const last = textIn(sheet, 'installment3');
  return (
    <Panel title={words.edges}>
      <ul className={drafting.lines}>
        {edges.below && (
          <li className={drafting.line}>
            <Icon name="check" />
            <span>{words.below(edges.below.tickets, money(edges.below.totalCents), money(least))}</span>
          </li>
        )}
        <li className={drafting.line}>
          <Icon name="check" />
          <span>{words.split(money(least), edges.least.map(money))}</span>
        </li>
        {last !== '' && (
          <li className={drafting.line}>
            <Icon name="alert" />
            <span>{words.cards(typedTimeText(last))}</span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
