import type { EventRequest, RequestLine } from '@stagedoor/contract/entities/request';
import { feesPerTicketCents } from '@stagedoor/rules/fees';
import { lineWord } from '@stagedoor/rules/line-word';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { formatUsd } from '@stagedoor/rules/money';
import { lineTotals } from '@stagedoor/rules/order-totals';
import { Money } from '@stagedoor/ui/money';
import { Tag } from '@stagedoor/ui/tag';
import styles from '../../parts/history/event-detail.module.css';

/** The lines of an event request: what was asked for and, once that is decided, what became of it. */
export function EventRequestLines({ eventRequest: { lines, status } }: { eventRequest: EventRequest }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.uuid} line={line} word={lineWord(line, status.constant)} />
      ))}
    </ul>
  );
}

function Line({ line, word }: { line: RequestLine; word: string | null }) {
  const { itemName, optOut } = line;
  const award = awardText(line);
  return (
    <li className={styles.line}>
      <div className={styles.facts}>
        <div>
          <p className={styles.level}>
            {checkoutMessages.linesTimes(line.levelName, line.quantity)}
            {word && <Tag tone={word === messages.lineConfirmed ? 'good' : 'neutral'}>{word}</Tag>}
          </p>
          {award && <p className={styles.more}>{messages.awarded(award)}</p>}
          <p className={styles.quiet}>
            {[itemName, priceText(line), optOut && requestPickerMessages.optOut].filter(Boolean).join(' · ')}
          </p>
        </div>
        {!word && <Money strong>{formatUsd(lineTotals(line).ticketsCents)}</Money>}
      </div>
    </li>
  );
}

function priceText({ priceCents, fees }: RequestLine): string {
  const price = formatUsd(priceCents);
  const feesCents = feesPerTicketCents(fees);
  return feesCents > 0
    ? orderHistoryMessages.eachWithFees(price, formatUsd(feesCents))
    : orderHistoryMessages.each(price);
}

/** What was awarded, where it is not what was asked for. */
function awardText({
  quantity,
  levelName,
  confirmedQuantity,
  confirmedLevelName,
}: RequestLine): string | null {
  if (!confirmedQuantity) return null;
  const level = confirmedLevelName ?? levelName;
  if (level === levelName && confirmedQuantity === quantity) return null;
  return checkoutMessages.linesTimes(level, confirmedQuantity);
}
