import { useLocation } from 'react-router';
import { languagesOf } from '@stagedoor/rules/language/choose-language';
import { labels } from '@stagedoor/rules/messages/labels';
import { navigationLabels } from '@stagedoor/rules/messages/navigation';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { safeLink } from '@stagedoor/rules/shops/safe-link';
import { Drawer } from '@stagedoor/ui/drawer';
import { MenuLink } from '@stagedoor/ui/menu-link';
import { Link } from '@stagedoor/screens/link';
import { useSession } from '../../parts/session/use-session.ts';
import { useSignOut } from '../../parts/session/use-sign-out.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './menu.module.css';

interface MenuProps {
  open: boolean;
  onClose: () => void;
}

export default function Menu({ open, onClose }: MenuProps) {
  const { name, helpLink, languages } = useOutlet();
  const { phase, session } = useSession();
  const help = safeLink(helpLink);
  const who = [session?.firstName, session?.lastName].filter(Boolean).join(' ') || session?.email;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={name}
      footer={languagesOf(languages).length > 1 && <LanguageChoice />}
    >
      {phase === 'user' && who && <p className={styles.who}>{who}</p>}
      <nav aria-label={navigationLabels.menu}>
        <ul className={styles.entries}>
          <Entry to="/events" active={['/', '/events']} onClose={onClose}>
            {labels.allEvents}
          </Entry>
          {phase === 'user' && <UserEntries onClose={onClose} />}
          {phase === 'visitor' && (
            <Entry to="/login" active={['/login']} onClose={onClose}>
              {labels.signIn}
            </Entry>
          )}
          {help && (
            <li>
              <MenuLink href={help} target="_blank" rel="noopener noreferrer">
                {navigationLabels.help}
              </MenuLink>
            </li>
          )}
        </ul>
      </nav>
    </Drawer>
  );
}

function UserEntries({ onClose }: { onClose: () => void }) {
  const { outletType } = useOutlet();
  const signOut = useSignOut();

  function leave() {
    onClose();
    void signOut();
  }

  return (
    <>
      {!isGuestList(outletType) && (
        <Entry to="/user/history/orders" active={['/user/history']} onClose={onClose}>
          {navigationLabels.orderHistory}
        </Entry>
      )}
      <Entry to="/user/account" active={['/user/account']} onClose={onClose}>
        {navigationLabels.account}
      </Entry>
      <li>
        <MenuLink
          render={
            <button type="button" onClick={leave}>
              {navigationLabels.signOut}
            </button>
          }
        >
          {navigationLabels.signOut}
        </MenuLink>
      </li>
    </>
  );
}

interface EntryProps {
  to: string;
  /** Addresses at or below which the entry is marked; `/` only itself. */
  active: string[];
  onClose: () => void;
  children: string;
}

function Entry({ to, active, onClose, children }: EntryProps) {
  const { pathname } = useLocation();
  const here = active.some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
  return (
    <li>
      <MenuLink active={here} render={<Link to={to} onClick={onClose} />}>
        {children}
      </MenuLink>
    </li>
  );
}
