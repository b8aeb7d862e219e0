import { useState } from 'react';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Card } from '@stagedoor/ui/card';
import { Heading } from '@stagedoor/ui/heading';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { BestForMe } from './best-for-me.tsx';
import { FewerWords } from './fewer-words.tsx';
import type { HallSeat } from '@stagedoor/screens/hall-map/hall';
import { HoldSeats } from './hold-seats.tsx';
import { judgeChoice } from './judge-choice.ts';
import { LevelKey } from '@stagedoor/screens/hall-map/level-key';
import { LostSeats } from './lost-seats.tsx';
import type { Loss } from './lost-seats.tsx';
import { HallMap } from '@stagedoor/screens/hall-map/hall-map';
import { StillMap } from '@stagedoor/screens/hall-map/still-map';
import { MapOrList } from './map-or-list.tsx';
import { RowList } from '@stagedoor/screens/hall-map/row-list';
import styles from './ways.module.css';
import { usePicking } from './use-picking.ts';
import type { Picking } from './use-picking.ts';
import { YourSeats } from './your-seats.tsx';

interface SeatPickerProps extends Picking {
  /** As the server draws it, before anybody can choose. */
  still?: boolean;
  /** What cannot be seen at present. */
  note: string | undefined;
}

const NONE: readonly HallSeat[] = [];

/** The hall in three ways, each as good as the others: found for me, row by row, on the map. */
export function SeatPicker(props: SeatPickerProps) {
  const { levels, hall } = props;
  const picking = usePicking(props);
  const { open, choice, holding, seatWords } = picking;
  const most = Math.max(1, ...levels.map(({ limit }) => limit));
  return (
    <TwoColumns
      sideLabel={instantCheckoutMessages.yourSeats}
      first={holding.loss && <Lost {...picking} hall={hall} loss={holding.loss} />}
      side={<Side {...picking} hall={hall} most={most} />}
    >
      <VisuallyHidden role="status">{choice.said}</VisuallyHidden>
      <div className={styles.ways} data-lost={holding.loss?.times}>
        <Card flush className={styles.bestCard}>
          <BestForMe levels={levels} busy={holding.busy} onFind={holding.find} />
        </Card>
        <div className={styles.listCard}>
          {props.still ? (
            <Skeleton shape="card" />
          ) : (
            <RowList {...{ hall, open, choice, seatWords, levels, most }} />
          )}
        </div>
        <OnMap {...props} {...picking} />
      </div>
    </TwoColumns>
  );
}

type Picked = ReturnType<typeof usePicking>;

function OnMap({ event, levels, hall, note, still, ...picking }: SeatPickerProps & Picked) {
  const [showsMap, setShowsMap] = useState(true);
  const { open, choice, holding, seatWords, levelIds, offerOf, price } = picking;
  const venue = event.show.venue?.name ?? '';
  return (
    <Card flush className={styles.mapCard}>
      <div className={styles.mapHead}>
        <Heading level={2} look="s">
          {holding.loss ? seatMapMessages.chooseOthers : <FewerWords words={seatMapMessages.orOnMap} />}
        </Heading>
        <MapOrList showsMap={showsMap} onChange={setShowsMap} />
        <LevelKey hall={hall} levels={levels} price={price} />
        {note && <p className={styles.quiet}>{note}</p>}
      </div>
      {still ? (
        <StillMap {...{ hall, open, levelIds, venue, offerOf }} />
      ) : (
        showsMap && (
          <HallMap
            {...{ hall, open, choice, seatWords, levelIds }}
            offered={holding.loss?.nearest ?? NONE}
            venue={venue}
            offerOf={offerOf}
          />
        )
      )}
    </Card>
  );
}

function Lost({ hall, loss, bill, holding }: Picked & Pick<SeatPickerProps, 'hall'> & { loss: Loss }) {
  return (
    <Card>
      <LostSeats
        key={loss.times}
        hall={hall}
        loss={loss}
        price={bill(loss.nearest).total}
        busy={holding.busy}
        onHold={holding.hold}
      />
    </Card>
  );
}

/** What is chosen; nothing, where the way on is to take what is offered. */
function Side({ hall, most, ...picking }: Picked & Pick<SeatPickerProps, 'hall'> & { most: number }) {
  const { open, choice, holding, price, bill, byId } = picking;
  if (holding.loss && choice.seats.length === 0) return null;
  const problem = judgeChoice(hall, open, byId, choice.seats);
  const own = bill(choice.seats);
  return (
    <YourSeats choice={choice} bill={own} most={most} priceOf={(seat) => price(seat.levelId)}>
      <HoldSeats {...{ choice, open, holding, problem }} total={own.total} />
    </YourSeats>
  );
}
