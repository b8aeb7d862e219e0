import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { pastedSums } from '@stagedoor/rules/setup/pasted-shows';
import type { JudgedLine } from '@stagedoor/rules/setup/pasted-shows';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../../../parts/money/use-currency.ts';
import styles from './paste.module.css';
import type { BuyerPays } from './use-buyer-pays.ts';

interface OnceMendedProps {
  lines: readonly JudgedLine[];
  shows: number;
  buyer: BuyerPays;
}

/** What becomes of the table: the sums somebody looks at before they trust it. */
export function OnceMended({ lines, shows, buyer }: OnceMendedProps) {
  const { levels, tickets, money } = pastedSums(lines, (line) => buyer.ofLine(line)?.pays ?? 0);
  const currency = useCurrency();
  return (
    <Panel title={words.onceMended}>
      <FactList
        facts={[
          { name: words.sums.shows, value: words.number(shows) },
          { name: words.sums.levels, value: words.number(levels) },
          { name: words.sums.tickets, value: words.number(tickets) },
          { name: words.sums.money, value: formatMoney(money, currency) },
          { name: words.sums.letters, value: words.noLetters },
        ]}
      />
      <p className={styles.quiet}>{words.nothingPublic}</p>
    </Panel>
  );
}
