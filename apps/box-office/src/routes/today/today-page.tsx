import { useNow } from '@stagedoor/screens/clock';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useMaySee } from '../../parts/session/use-staff.ts';
import { ComingUp } from './coming-up.tsx';
import { LiveMark } from './live-mark.tsx';
import { OnSale } from './on-sale.tsx';
import { TodayMatters } from './today-matters.tsx';
import styles from './today-page.module.css';
import { TodaySales } from './today-sales.tsx';
import { WentByItself } from './went-by-itself.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

/** Where everybody begins. */
export default function TodayPage() {
  const { formatNamed } = useTimes();
  const { outlets, outlet } = useOutletScope();
  const seesOrders = useMaySee('orders.look');
  const seesEvents = useMaySee('events.look');
  const shown = outlet ? [outlet] : outlets;
  return (
    <>
      <PageHead title="Today" facts={formatNamed(useNow())} actions={<LiveMark />} />
      <SideColumn
        side={
          <Stack gap={16}>
            {seesOrders && <TodaySales />}
            {seesEvents && <OnSale />}
            <ComingUp />
          </Stack>
        }
      >
        <Stack gap={16}>
          <TodayMatters />
          <WentByItself />
          <Panel title="Your shops" aside={String(shown.length)} flush>
            <ul className={styles.shops}>
              {shown.map(({ id, name, origin }) => (
                <li key={id} className={styles.shop}>
                  <strong>{name}</strong>
                  <a href={origin} target="_blank" rel="noreferrer">
                    {origin.replace(/^https?:\/\//, '')}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        </Stack>
      </SideColumn>
    </>
  );
}
