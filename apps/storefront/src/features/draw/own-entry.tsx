import { locale } from '@stagedoor/rules/language/locale';
import { useEffect, useState } from 'react';
import type { OwnDrawEntry, PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { Alert } from '@stagedoor/ui/alert';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { EntryProof } from '../../parts/draw/entry-proof.tsx';
import { useSession } from '../../parts/session/use-session.ts';
import { readDraw } from './read-draw.ts';
import styles from './draw.module.css';

/** Whether the entry stands in the sealed list, by this browser's own reckoning; undefined while it reckons. */
function useProof(draw: PublicDraw): boolean | undefined {
  const [isProven, setProven] = useState<boolean>();
  const { own } = draw;
  const root = readDraw(draw).published?.root;
  useEffect(() => {
    if (!own || root === undefined) return;
    const prove = async (): Promise<void> => {
      const { verifyProof } = await import('@stagedoor/draw/proof');
      const { salt, entry, proof } = own;
      setProven(verifyProof(root, { salt, entry: JSON.parse(entry) as never }, proof));
    };
    void prove();
  }, [own, root]);
  return isProven;
}

/** DRAW-06: the fan's own entry, with what shows that it is in the list. */
export function OwnEntry({ draw }: { draw: PublicDraw }) {
  const { phase } = useSession();
  const isProven = useProof(draw);
  const { own } = draw;
  if (draw.state === 'committed') return null;
  return (
    <Card title={messages.ownEntry}>
      {!own && <p>{phase === 'user' ? messages.ownNotIn : messages.ownNone}</p>}
      {own && (
        <Stack gap={16}>
          <Outcome own={own} entries={readDraw(draw).published?.entries ?? 0} />
          {isProven !== undefined && (
            <Alert tone={isProven ? 'good' : 'critical'} role="status">
              {isProven ? messages.ownProven : messages.ownFailed}
            </Alert>
          )}
          <EntryProof own={own} />
        </Stack>
      )}
    </Card>
  );
}

function Outcome({ own, entries }: { own: OwnDrawEntry; entries: number }) {
  return (
    <div>
      {own.place !== undefined && (
        <p className={styles.place}>
          {messages.ownPlace(ordinal(own.place), entries.toLocaleString(locale()))}
        </p>
      )}
      {own.ineligible && <p>{own.ineligible}</p>}
      {own.lines.map(({ eventId, levelId, words }) => (
        <p key={`${eventId}/${levelId}`}>{words}</p>
      ))}
    </div>
  );
}
