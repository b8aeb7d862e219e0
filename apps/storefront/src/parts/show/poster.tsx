import { Icon } from '@stagedoor/ui/icon';
import { Picture } from '../picture.tsx';
import styles from './poster.module.css';

/** A show's small picture in a row; a ticket where there is none. It fills what is around it. */
export function Poster({ src }: { src: string | null | undefined }) {
  return (
    <Picture
      src={src}
      alt=""
      width={72}
      height={72}
      shown={160}
      loading="lazy"
      className={styles.image}
      fallback={
        <span className={styles.fallback}>
          <Icon name="ticket" size={1.75} />
        </span>
      }
    />
  );
}
