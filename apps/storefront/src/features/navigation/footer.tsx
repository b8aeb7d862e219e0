import { navigationLabels } from '@stagedoor/rules/messages/navigation';
import { safeLink } from '@stagedoor/rules/shops/safe-link';
import { shownSocialLinks, socialNetworks } from '@stagedoor/rules/shops/social-networks';
import { Icon } from '@stagedoor/ui/icon';
import type { IconName } from '@stagedoor/ui/icon';
import { Page } from '@stagedoor/ui/page';
import { useNow } from '@stagedoor/screens/clock';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './footer.module.css';
import { PolicyLinks } from './policy-links.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';

const icons: Record<number, IconName> = { 1: 'facebook', 2: 'x', 3: 'instagram' };

export function Footer() {
  const { yearOf } = useTimes();
  const { name, contactEmail } = useOutlet();
  const year = yearOf(useNow());
  return (
    <footer className={styles.footer}>
      <Page className={styles.bar}>
        <p>
          © {year} {name}
        </p>
        <ul className={styles.links}>
          {contactEmail && (
            <li>
              <a href={`mailto:${contactEmail}`} className={styles.link}>
                {navigationLabels.contactUs}
              </a>
            </li>
          )}
          <PolicyLinks className={styles.link} />
        </ul>
        <SocialLinks />
      </Page>
    </footer>
  );
}

function SocialLinks() {
  const { socialLinks = [] } = useOutlet();
  const shown = shownSocialLinks(socialLinks.map((link) => ({ ...link, socialType: link.typeId }))).filter(
    ({ url }) => safeLink(url),
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.social}>
      {shown.map(({ url, socialType }) => (
        <li key={socialType}>
          <a
            href={safeLink(url) ?? undefined}
            className={styles.network}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={socialNetworks[socialType]}
          >
            <Icon name={icons[socialType] ?? 'external'} />
          </a>
        </li>
      ))}
    </ul>
  );
}
