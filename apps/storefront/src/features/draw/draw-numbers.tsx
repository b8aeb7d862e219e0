import { locale } from '@stagedoor/rules/language/locale';
import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import type { ReadDraw } from './read-draw.ts';
import styles from './draw.module.css';

function sourceOf({ rules: { publicInput } }: ReadDraw): string {
  if (publicInput.kind === 'none') return messages.inputNone;
  return publicInput.kind === 'digits' ? publicInput.source : messages.inputDrand(publicInput.round);
}

function numberOf({ publicNumber }: ReadDraw): string {
  if (publicNumber?.kind === 'digits') return publicNumber.value;
  return publicNumber?.kind === 'drand' ? publicNumber.randomness : messages.notYet;
}

/** Everything that was published, as it is. */
export function DrawNumbers({ draw, read }: { draw: PublicDraw; read: ReadDraw }) {
  const { published } = read;
  const tickets = published?.inventory.reduce((sum, { count }) => sum + count, 0);
  const facts: [string, string][] = [
    [messages.entries, published ? published.entries.toLocaleString(locale()) : messages.notYet],
    [messages.tickets, tickets === undefined ? messages.notYet : tickets.toLocaleString(locale())],
    [messages.publicInput, sourceOf(read)],
    [messages.publicNumber, numberOf(read)],
    [messages.root, published?.root ?? messages.notYet],
    [messages.commitment, draw.commitment],
    ...(draw.secret ? ([[messages.secret, draw.secret]] as [string, string][]) : []),
    [messages.rulesHash, draw.rulesHash],
    ...(draw.fileHash ? ([[messages.fileHash, draw.fileHash]] as [string, string][]) : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={/^[0-9a-f]{64}$/.test(value) ? styles.hash : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
