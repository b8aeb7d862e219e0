import type { OrderLine } from '@stagedoor/contract/entities/order';
import type { RequestLine } from '@stagedoor/contract/entities/request';
import { lineAward } from '@stagedoor/rules/requests/line-award';
import type { LineAward } from '@stagedoor/rules/requests/line-award';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Money } from '@stagedoor/ui/money';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../shop/use-currency.ts';
import styles from '../history/event-detail.module.css';

interface DecidedLineProps {
  line: RequestLine;
  /** `1st`, where levels were ranked. */
  preference: string | undefined;
  /** `CONFIRMED` or `DECLINED`. */
  word: string;
  /** The order's lines for this event, once they are read. */
  charged: readonly OrderLine[] | undefined;
}

/** STATUS-06: what was given of a line, beside what was asked for, at the price that was charged. */
export function DecidedLine({ line, preference, word, charged }: DecidedLineProps) {
  const currency = useCurrency();
  const award = lineAward(line, charged);
  const what = checkoutMessages.linesTimes(award.levelName, award.quantity);
  const aside = asideOf(award, line);
  return (
    <div className={styles.facts}>
      <div>
        <p className={styles.level}>
          {checkoutMessages.preferred(preference, what)}
          {aside && <span className={styles.quiet}> {aside} </span>}
          <Tag tone={tones[award.kind]}>{word}</Tag>
        </p>
        <p className={styles.quiet}>
          {[line.itemName, priceText(award, currency), line.optOut && requestPickerMessages.optOut]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {award.charged && (
        <Money strong>{formatMoney(award.quantity * award.charged.priceCents, currency)}</Money>
      )}
    </div>
  );
}

const tones = { full: 'good', other: 'good', fewer: 'attention', none: 'neutral' } as const;

/** Where it is not what was asked for. */
function asideOf({ kind, levelName }: LineAward, line: RequestLine): string | undefined {
  if (kind === 'other') {
    return messages.insteadOf(checkoutMessages.linesTimes(line.levelName, line.quantity));
  }
  if (kind !== 'fewer') return undefined;
  return levelName === line.levelName
    ? messages.ofAsked(line.quantity)
    : messages.insteadOf(checkoutMessages.linesTimes(line.levelName, line.quantity));
}

function priceText({ charged }: LineAward, currency: Currency): string | undefined {
  if (!charged) return undefined;
  const price = formatMoney(charged.priceCents, currency);
  return charged.feesCents > 0
    ? orderHistoryMessages.eachWithFees(price, formatMoney(charged.feesCents, currency))
    : orderHistoryMessages.each(price);
}
