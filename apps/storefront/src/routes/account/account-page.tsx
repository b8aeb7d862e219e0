import { accountMessages } from '@stagedoor/rules/messages/account';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { isExternalMember } from '@stagedoor/rules/accounts/profile-form';
import { Accordion, AccordionSection } from '@stagedoor/ui/accordion';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { ChangePasswordForm } from '../../features/account/change-password-form.tsx';
import { Member } from '../../features/account/member.tsx';
import { ProfileForm } from '../../features/account/profile-form.tsx';
import { OwnPasskeys } from '../../features/passkeys/own-passkeys.tsx';
import { SavedAddresses } from '../../features/saved-addresses/saved-addresses.tsx';
import { SavedCards } from '../../features/saved-cards/saved-cards.tsx';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { useCardReturn } from '../../parts/card-dialog/use-card-return.ts';
import { usePaymentMethods } from '../../parts/payment-methods/use-payment-methods.ts';
import { useSavedAddresses } from '../../parts/saved-addresses/use-saved-addresses.ts';
import { usePasskeysHere } from '../../parts/session/use-passkeys-here.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './account-page.module.css';

export default function AccountPage() {
  usePageTitle(accountMessages.heading);
  const { outletType } = useOutlet();
  const { session } = useSession();
  const { hasReturned } = useCardReturn();
  const canUsePasskeys = usePasskeysHere();
  // Both lists are fetched with the page, not when their sections open.
  const addresses = useSavedAddresses().data?.addresses.length;
  const cards = usePaymentMethods().data?.paymentMethods.length;
  if (!session) return null;
  const external = isExternalMember(session);
  const name = `${session.firstName ?? ''} ${session.lastName ?? ''}`.trim();
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <div>
          <Heading level={1}>{accountMessages.heading}</Heading>
          <p className={styles.who}>{[name, session.email].filter(Boolean).join(' · ')}</p>
        </div>
        {!isGuestList(outletType) && (
          <ButtonLink look="lined" icon="ticket" render={<Link to="/user/history/orders" />}>
            {accountMessages.orderHistory}
          </ButtonLink>
        )}
        <Member session={session} />
      </header>
      <Accordion keepMounted {...(hasReturned && { defaultOpen: ['payments'] })}>
        <AccordionSection value="profile" title={accountMessages.profile}>
          <div className={styles.form}>
            <ProfileForm session={session} />
          </div>
        </AccordionSection>
        {!external && (
          <AccordionSection value="password" title={accountMessages.changePassword}>
            <div className={styles.form}>
              <ChangePasswordForm email={session.email ?? ''} />
              {canUsePasskeys && <OwnPasskeys email={session.email ?? ''} />}
            </div>
          </AccordionSection>
        )}
        <AccordionSection
          value="addresses"
          title={accountMessages.savedAddresses}
          aside={countText(addresses)}
        >
          <SavedAddresses rights={{ create: true, edit: true, remove: true }} />
        </AccordionSection>
        <AccordionSection value="payments" title={accountMessages.savedPayments} aside={countText(cards)}>
          <SavedCards rights={{ create: true, remove: true }} />
        </AccordionSection>
      </Accordion>
    </Page>
  );
}

/** Nothing while it is not known, and nothing for none. */
const countText = (count: number | undefined): string | undefined => (count ? String(count) : undefined);
