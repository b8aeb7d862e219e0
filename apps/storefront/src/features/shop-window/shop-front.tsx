import type { ThemeImage } from '@stagedoor/contract/entities/theme';
import { Picture } from '../../parts/picture.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { Carousel } from './carousel.tsx';
import styles from './shop-front.module.css';

export const inSortOrder = (images: readonly ThemeImage[]): ThemeImage[] =>
  images.toSorted((one, other) => one.sort - other.sort);

/** What the outlet puts before its list: a picture, a few words, its highlights. Each is left out when empty. */
export function ShopFront() {
  const { theme, description } = useOutlet();
  const slides = inSortOrder(theme?.carouselImages ?? []);
  if (!theme?.headerImageUrl && !description && slides.length === 0) return null;
  return (
    <div className={styles.front}>
      {theme?.headerImageUrl && (
        <Picture
          src={theme.headerImageUrl}
          alt=""
          width={1600}
          height={700}
          shown="(width < 1100px) 100vw, 1020px"
          fetchPriority="high"
          className={styles.header}
        />
      )}
      {description && <p className={styles.description}>{description}</p>}
      {slides.length > 0 && <Carousel slides={slides} />}
    </div>
  );
}
