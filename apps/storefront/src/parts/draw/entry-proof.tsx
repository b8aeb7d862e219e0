import type { OwnDrawEntry } from '@stagedoor/contract/calls/shop/draws';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { Stack } from '@stagedoor/ui/stack';
import styles from './entry-proof.module.css';

/** DRAW-06: what shows that the entry is in the sealed list, for whoever wants to write it down. */
export function EntryProof({ own }: { own: OwnDrawEntry }) {
  const facts = [
    [messages.entryId, own.entryId],
    [messages.salt, own.salt],
    [messages.leaf, own.leaf],
  ] as const;
  return (
    <Disclosure summary={messages.proof}>
      <Stack gap={12}>
        <p>{messages.ownWarning}</p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.hash}>{value}</dd>
            </div>
          ))}
        </dl>
        <ol className={styles.hashes}>
          {own.proof.map(({ side, hash }) => (
            <li key={hash}>
              {side} {hash}
            </li>
          ))}
        </ol>
      </Stack>
    </Disclosure>
  );
}
