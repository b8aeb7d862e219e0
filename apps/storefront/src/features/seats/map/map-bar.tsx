import { eventMessages } from '@stagedoor/rules/messages/event';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Button } from '@stagedoor/ui/button';
import { IconButton } from '@stagedoor/ui/icon-button';
import styles from './hall-map.module.css';

interface MapBarProps {
  venue: string;
  onWhole: () => void;
  onZoom: (way: 1 | -1) => void;
}

/** Under the map, never over its seats. */
export function MapBar({ venue, onWhole, onZoom }: MapBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={seatMapMessages.mapOf(venue)}>
      <p id="map-keys" className={styles.hint}>
        <span className={styles.byMouse}>{seatMapMessages.mouseHint}</span>
        <span className={styles.byTouch}>{seatMapMessages.touchHint}</span>
      </p>
      <Button look="lined" size="s" onClick={onWhole}>
        {seatMapMessages.wholeHall}
      </Button>
      <IconButton look="lined" icon="minus" label={eventMessages.zoomOut} onClick={() => onZoom(-1)} />
      <IconButton look="lined" icon="plus" label={eventMessages.zoomIn} onClick={() => onZoom(1)} />
    </div>
  );
}
