import { useState } from 'react';
import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { quantityChoices } from '@stagedoor/rules/events/quantity';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Button } from '@stagedoor/ui/button';
import { Heading } from '@stagedoor/ui/heading';
import { Select } from '@stagedoor/ui/select';
import { FewerWords } from './fewer-words.tsx';
import styles from './seats.module.css';

interface BestForMeProps {
  levels: readonly PriceLevel[];
  busy: boolean;
  onFind: (levels: readonly PriceLevel[], quantity: number) => void;
}

const ANY = '';

/** The first choice and the surest: so many of a level, and the best seats side by side are found. */
export function BestForMe({ levels, busy, onFind }: BestForMeProps) {
  const [levelId, setLevelId] = useState(ANY);
  const [wished, setWished] = useState(2);
  const among = levelId === ANY ? levels : levels.filter(({ id }) => String(id) === levelId);
  const choices = [...new Set(among.flatMap(quantityChoices))].toSorted((a, b) => a - b);
  const quantity = choices.includes(wished) ? wished : (choices[0] ?? 1);
  return (
    <section className={styles.best}>
      <div className={styles.bestWords}>
        <Heading level={2} look="s">
          {seatMapMessages.bestForMe}
        </Heading>
        <p className={styles.quiet}>{seatMapMessages.bestMeans}</p>
      </div>
      <label className={styles.field}>
        <span className={styles.label}>{seatMapMessages.tickets}</span>
        <Select fit value={quantity} onChange={(event) => setWished(Number(event.target.value))}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </label>
      <label className={styles.wideField}>
        <span className={styles.label}>{seatMapMessages.level}</span>
        <Select value={levelId} onChange={(event) => setLevelId(event.target.value)}>
          <option value={ANY}>{seatMapMessages.anyLevel}</option>
          {levels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Button
        look="washed"
        busy={busy}
        onClick={() =>
          onFind(
            among.filter((level) => quantityChoices(level).includes(quantity)),
            quantity,
          )
        }
      >
        <FewerWords words={seatMapMessages.find} />
      </Button>
    </section>
  );
}
