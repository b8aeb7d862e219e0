import styles from './fewer-words.module.css';

/** The same in fewer words, on a phone; whoever listens hears all of them. */
export function FewerWords({ words: [many, few] }: { words: readonly [many: string, few: string] }) {
  return (
    <>
      <span className={styles.many}>{many}</span>
      <span className={styles.few} aria-hidden="true">
        {few}
      </span>
    </>
  );
}
