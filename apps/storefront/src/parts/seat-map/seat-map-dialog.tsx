import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { Dialog } from '@stagedoor/ui/dialog';
import { IconButton } from '@stagedoor/ui/icon-button';
import { MarkedMap } from './marked-map.tsx';
import type { Mark } from './marked-map.tsx';
import styles from './seat-map-dialog.module.css';

interface SeatMapDialogProps {
  address: string;
  venue: string;
  marks: readonly Mark[];
  open: boolean;
  onClose: () => void;
}

const STEP = 0.5;
const PAN_PX = 60;
const [WIDTH, HEIGHT] = [1600, 1200];

const pans: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/** The seat map to look at closely: by fingers, wheel, buttons or keys. */
export default function SeatMapDialog({ address, venue, marks, open, onClose }: SeatMapDialogProps) {
  const map = useRef<ReactZoomPanPinchRef>(null);

  /** Closer, further away, or all of it. */
  function zoom(way: 1 | -1 | 0) {
    if (way === 1) void map.current?.zoomIn(STEP);
    else if (way === -1) void map.current?.zoomOut(STEP);
    else void map.current?.resetTransform();
  }

  function press(event: KeyboardEvent) {
    const pan = pans[event.key];
    if (pan) move(map.current, pan);
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') zoom(0);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open={open} onClose={onClose} title={eventMessages.seatMapOf(venue)} size="l">
      <TransformWrapper ref={map} minScale={1} maxScale={6} doubleClick={{ mode: 'toggle' }}>
        <div className={styles.viewer}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is moved by keys */}
          <div
            role="group"
            aria-label={eventMessages.seatMapOf(venue)}
            aria-describedby="seat-map-keys"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys
            tabIndex={0}
            className={styles.stage}
            onKeyDown={press}
          >
            <TransformComponent wrapperClass={styles.wrapper ?? ''} contentClass={styles.content ?? ''}>
              <MarkedMap
                src={address}
                alt={eventMessages.seatMapOf(venue)}
                width={WIDTH}
                height={HEIGHT}
                marks={marks}
                fallback={<p className={styles.missing}>{eventMessages.seatMapMissing}</p>}
              />
            </TransformComponent>
          </div>
          <div className={styles.bar}>
            <p id="seat-map-keys" className={styles.keys}>
              {eventMessages.seatMapKeys}
            </p>
            <IconButton look="lined" icon="minus" label={eventMessages.zoomOut} onClick={() => zoom(-1)} />
            <IconButton look="lined" icon="plus" label={eventMessages.zoomIn} onClick={() => zoom(1)} />
            <IconButton look="lined" icon="search" label={eventMessages.zoomReset} onClick={() => zoom(0)} />
          </div>
        </div>
      </TransformWrapper>
    </Dialog>
  );
}

function move(map: ReactZoomPanPinchRef | null, [x, y]: readonly [number, number]) {
  if (!map) return;
  const { positionX, positionY, scale } = map.state;
  void map.setTransform(positionX + x, positionY + y, scale);
}
