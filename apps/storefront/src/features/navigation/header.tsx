import { Link } from '@stagedoor/screens/link';
import { Page } from '@stagedoor/ui/page';
import { Picture } from '../../parts/picture.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';
import { SubHeader } from './sub-header.tsx';

/** On every screen; the banner below it is left out where it would be in the way. */
export function Header({ banner = true }: { banner?: boolean | undefined }) {
  const { name, theme } = useOutlet();
  const words = <span className={styles.name}>{name}</span>;
  return (
    <header>
      <div className={styles.line}>
        <Page className={styles.bar}>
          <Link to="/" className={styles.home}>
            <Picture
              src={theme?.logoImageUrl}
              alt={name}
              height={36}
              className={styles.logo}
              fallback={words}
            />
          </Link>
          <MenuButton />
        </Page>
      </div>
      {banner && <SubHeader />}
    </header>
  );
}
