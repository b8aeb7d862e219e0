import { carouselMessages } from '@stagedoor/rules/messages/carousel';
import { IconButton } from '@stagedoor/ui/icon-button';
import styles from './carousel.module.css';

interface CarouselControlsProps {
  index: number;
  slides: number;
  playing: boolean;
  /** Missing where nothing moves by itself. */
  onToggle: (() => void) | undefined;
  onPrevious: () => void;
  onNext: () => void;
}

export function CarouselControls(props: CarouselControlsProps) {
  const { index, slides, playing, onToggle, onPrevious, onNext } = props;
  return (
    <div className={styles.controls}>
      {onToggle && (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? carouselMessages.pause : carouselMessages.play}
          onClick={onToggle}
        />
      )}
      <IconButton
        icon="chevron"
        label={carouselMessages.previous}
        className={styles.previous}
        onClick={onPrevious}
      />
      <span className={styles.position} aria-live={playing ? 'off' : 'polite'}>
        {index + 1}/{slides}
      </span>
      <IconButton icon="chevron" label={carouselMessages.next} className={styles.next} onClick={onNext} />
    </div>
  );
}
