import type { WaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { FieldMessage } from '@stagedoor/ui/field-message';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import styles from './waiting-list.module.css';

interface LevelChoiceProps {
  list: WaitingList;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (levelIds: number[]) => void;
}

/** Which levels would do: what one costs, and how many wait for it. */
export function LevelChoice({ list, chosen, error, onChange }: LevelChoiceProps) {
  const currency = useCurrency();
  const factsOf = ({ priceCents, people, multiplier }: WaitingList['levels'][number]): string => {
    const facts = words.levelFacts(formatMoney(priceCents, currency), people);
    return multiplier > 1 ? `${facts}, ${words.inSteps(multiplier)}` : facts;
  };
  return (
    <fieldset className={styles.levels} aria-describedby={error ? 'waiting-levels-error' : undefined}>
      <legend className={styles.legend}>{words.whichLevels}</legend>
      {list.levels.map((level) => (
        <Checkbox
          key={level.id}
          checked={chosen.includes(level.id)}
          hint={factsOf(level)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, level.id] : chosen.filter((id) => id !== level.id))
          }
        >
          {level.name}
        </Checkbox>
      ))}
      {error && <FieldMessage id="waiting-levels-error">{error}</FieldMessage>}
    </fieldset>
  );
}
