import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { publishDraw, runDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { getDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { counted } from '@stagedoor/rules/writing/counted';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { untilKnown } from '../../parts/asking/until-known.ts';
import { useAskOnce } from '../../parts/asking/use-ask-once.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { chargesWords } from './charges-words.ts';
import { RecordNumber } from './record-number.tsx';

const count = (value: number): string => value.toLocaleString(locale());

/** The one primary action of the current stage, for owners; freezing stands below what is checked before it. */
export function NextStep({ draw }: { draw: DrawDetail }) {
  const may = useMayDo('draws.decide');
  if (!may) return null;
  if (draw.state === 'frozen') {
    const isKnown = draw.publicNumber !== undefined || draw.inputKind === 'none';
    return isKnown ? <Draw draw={draw} /> : <RecordNumber draw={draw} />;
  }
  return draw.state === 'drawn' ? <Publish draw={draw} /> : null;
}

function Draw({ draw }: { draw: DrawDetail }) {
  const send = useOfficeSend(runDraw);
  const look = useAskOnce(getDraw);
  const queries = useQueryClient();
  const toasts = useToasts();
  const [looks, setLooks] = useState(false);
  const hasHappened = async () => {
    const { state, progress } = await look({ seriesId: draw.seriesId });
    return state !== 'frozen' || progress !== undefined;
  };
  const isUnderWay = draw.progress?.state === 'waiting' || draw.progress?.state === 'running';
  async function press(): Promise<void> {
    try {
      const start = async () => {
        const { isNew, askedBy } = await send.mutateAsync({ seriesId: draw.seriesId });
        if (!isNew) toasts.success(`${askedBy} has started it already`);
      };
      await untilKnown(start, { hasHappened, onLook: () => setLooks(true) });
      void queries.invalidateQueries();
    } catch (error) {
      toasts.error('The draw did not start', wordsOf(error));
    } finally {
      setLooks(false);
    }
  }
  return (
    <Button busy={send.isPending || looks || isUnderWay} onClick={() => void press()}>
      Draw
    </Button>
  );
}

function Publish({ draw }: { draw: DrawDetail }) {
  const currency = useCurrency();
  const [open, setOpen] = useState(false);
  const send = useOfficeSend(publishDraw);
  const look = useAskOnce(getDraw);
  const { review } = draw;
  const { orders, charges, letters } = review!;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publish…</Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Publish ${draw.name}?`}
        description="This cannot be taken back. Until now customers have seen nothing."
        consequences={[
          {
            key: 'orders',
            icon: 'ticket',
            what: counted(orders, 'fan gets tickets', 'fans get tickets'),
            detail: 'each becomes an order',
          },
          ...chargesWords(review!, currency),
          { key: 'letters', icon: 'mail', what: `${count(letters)} fans hear of it` },
          {
            key: 'proof',
            icon: 'shield',
            what: 'The file that proves it is public',
            detail: draw.publicAddress,
          },
        ]}
        confirmLabel={
          charges > 0 ? `Publish and charge ${counted(charges, 'card')}` : 'Publish and charge nothing'
        }
        typed={{ label: 'How many cards will be charged? Type the number.', expected: String(charges) }}
        irreversible
        onConfirm={() => send.mutateAsync({ seriesId: draw.seriesId, charges })}
        hasHappened={async () => (await look({ seriesId: draw.seriesId })).state === 'published'}
      />
    </>
  );
}
