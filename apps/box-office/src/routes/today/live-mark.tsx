import { useEffect, useState } from 'react';
import { getToday } from '@stagedoor/contract/calls/office/today';
import { liveWords } from '@stagedoor/rules/staff/live-words';
import { timeNow } from '@stagedoor/screens/clock';
import { classNames } from '@stagedoor/ui/class-names';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './live-mark.module.css';

const BEAT_MS = 2000;

/** How fresh the page is. What it shows was heard by the browser's own clock, and is measured with it. */
export function LiveMark() {
  const times = useTimes();
  const { dataUpdatedAt } = useOfficeAnswer(getToday, {});
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), BEAT_MS);
    return () => clearInterval(timer);
  }, []);
  if (dataUpdatedAt === 0) return null;
  const { isLive, words } = liveWords(new Date(dataUpdatedAt), now, times);
  return <p className={classNames(styles.mark, isLive && styles.live)}>{words}</p>;
}
