import { Mark } from '../features/sign-in/mark.tsx';
import { useStaff } from '../parts/session/use-staff.ts';
import { OutletChoice } from './outlet-choice.tsx';
import styles from './phone-bar.module.css';

/** Above every room on a phone: whose box office it is. */
export function PhoneBar() {
  const { workplace } = useStaff();
  return (
    <header className={styles.bar}>
      <Mark size={24} />
      <p className={styles.seller}>{workplace.sellerName}</p>
      <OutletChoice />
    </header>
  );
}
