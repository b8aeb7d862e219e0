import { Picture } from '../../parts/picture.tsx';
import { SafeAnchor } from '@stagedoor/screens/safe-anchor';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { inSortOrder } from './shop-front.tsx';
import styles from './shop-front.module.css';

/** The outlet's promo images, under the list. */
export function Promos() {
  const { theme } = useOutlet();
  const promos = inSortOrder(theme?.promoImages ?? []);
  if (promos.length === 0) return null;
  return (
    <ul className={styles.promos}>
      {promos.map(({ imageUrl, linkUrl, title }) => (
        <li key={imageUrl}>
          <SafeAnchor address={linkUrl} className={styles.promo}>
            <Picture
              src={imageUrl}
              alt={title ?? ''}
              width={800}
              height={450}
              shown="(width < 700px) 100vw, 400px"
              loading="lazy"
              className={styles.promoImage}
              fallback={<span className={styles.promoWords}>{title}</span>}
            />
          </SafeAnchor>
        </li>
      ))}
    </ul>
  );
}
