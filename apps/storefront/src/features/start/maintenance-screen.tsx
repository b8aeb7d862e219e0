import { useEffect } from 'react';
import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import type { Session } from '@stagedoor/contract/entities/session';
import { navigationLabels } from '@stagedoor/rules/messages/navigation';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Queries } from '../../parts/calls/queries.tsx';
import { OutletSign } from './outlet-sign.tsx';
import { StartScreen } from './start-screen.tsx';
import styles from './start-screen.module.css';

const LOOK_AGAIN_MS = 60_000;

interface MaintenanceScreenProps {
  maintenance: Session['maintenance'];
  onLookAgain: () => void;
}

/** Looks again by itself, so that a page left open comes back with the shop. */
export default function MaintenanceScreen({ maintenance, onLookAgain }: MaintenanceScreenProps) {
  usePageTitle(shellMessages.maintenanceHeadline);
  useEffect(() => {
    const timer = setInterval(onLookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [onLookAgain]);
  return (
    <StartScreen>
      <div className={styles.above}>
        <Queries>
          <Sign />
        </Queries>
      </div>
      <EmptyState
        icon="clock"
        title={shellMessages.maintenanceHeadline}
        titleLevel={1}
        action={
          maintenance.contactEmail && (
            <a href={`mailto:${maintenance.contactEmail}`}>{navigationLabels.contactUs}</a>
          )
        }
      >
        {maintenance.message || shellMessages.maintenanceDefault}
      </EmptyState>
    </StartScreen>
  );
}

/** A closed shop still says whose it is. */
function Sign() {
  return <OutletSign outlet={useAnswer(getOutletInfo, {}).data} />;
}
