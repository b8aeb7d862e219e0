import { navigationLabels } from '@stagedoor/rules/messages/navigation';
import { safeLink } from '@stagedoor/rules/shops/safe-link';
import { Picture } from '../../parts/picture.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './sub-header.module.css';

/** The banner under the header, only where the outlet has one. */
export function SubHeader() {
  const { theme } = useOutlet();
  if (!theme?.subHeaderImageUrl) return null;
  const title = theme.subHeaderTitle || navigationLabels.subHeader;
  const link = safeLink(theme.subHeaderLinkUrl);
  const banner = (
    <Picture
      src={theme.subHeaderImageUrl}
      alt={title}
      title={title}
      width={2040}
      height={160}
      shown="100vw"
      className={styles.banner}
      fallback={<span className={styles.words}>{title}</span>}
    />
  );
  return (
    <aside aria-label={title} className={styles.strip}>
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {banner}
        </a>
      ) : (
        banner
      )}
    </aside>
  );
}
