import { eventMessages } from '@stagedoor/rules/messages/event';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Button } from '@stagedoor/ui/button';
import { IconButton } from '@stagedoor/ui/icon-button';
import type { Hall } from './hall.ts';
import styles from './hall-map.module.css';
import miniStyles from './mini-map.module.css';
import { MiniMap } from './mini-map.tsx';
import type { MapView } from './use-view.ts';

interface MapBarProps {
  venue: string;
  view: MapView;
  hall: Hall;
  levelIds: readonly number[];
  onZoom: (way: 1 | -1) => void;
}

/** Under the map, never over its seats. */
export function MapBar({ venue, view, hall, levelIds, onZoom }: MapBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={seatMapMessages.mapOf(venue)}>
      <MiniMap hall={hall} levelIds={levelIds} view={view} />
      <p id="map-keys" className={styles.hint}>
        <span className={styles.byMouse}>{seatMapMessages.mouseHint}</span>
        <span className={styles.byTouch}>{seatMapMessages.touchHint}</span>
      </p>
      <div className={miniStyles.wholeWords}>
        <Button look="lined" size="s" onClick={() => view.whole()}>
          {seatMapMessages.wholeHall}
        </Button>
      </div>
      <IconButton look="lined" icon="minus" label={eventMessages.zoomOut} onClick={() => onZoom(-1)} />
      <IconButton look="lined" icon="plus" label={eventMessages.zoomIn} onClick={() => onZoom(1)} />
    </div>
  );
}
