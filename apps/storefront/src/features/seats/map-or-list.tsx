import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import styles from './seats.module.css';

/** The map may be put away: the list says the same. */
export function MapOrList({ showsMap, onChange }: { showsMap: boolean; onChange: (shows: boolean) => void }) {
  return (
    <div role="group" aria-label={seatMapMessages.showAs} className={styles.toggle}>
      <button type="button" aria-pressed={showsMap} onClick={() => onChange(true)}>
        {seatMapMessages.map}
      </button>
      <button type="button" aria-pressed={!showsMap} onClick={() => onChange(false)}>
        {seatMapMessages.list}
      </button>
    </div>
  );
}
