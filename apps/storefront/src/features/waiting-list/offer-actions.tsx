import { useState } from 'react';
import { useNavigate } from 'react-router';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useSend } from '@stagedoor/asking/use-send';
import { declineWaitingOffer, takeWaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import type { WaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useCartKeeper } from '../../parts/cart/use-cart.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { SignInFirst } from './sign-in-first.tsx';
import styles from './waiting-list.module.css';

/** What can be done with an offer, and what came of it. */
function useOffer({ uuid }: WaitingOffer, reread: () => void) {
  const keeper = useCartKeeper();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const taking = useSend(takeWaitingOffer);
  const declining = useSend(declineWaitingOffer);
  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(wordsOf(error));
      reread();
    }
  }
  return {
    problem,
    isTaking: taking.isPending,
    isDeclining: declining.isPending,
    take: (quantity: number) =>
      void attempt(async () => {
        const cart = await taking.mutateAsync({ uuid, quantity });
        keeper.keep(cart);
        await navigate(`/checkout/i/review/${cart.uuid}`);
      }),
    decline: () =>
      void attempt(async () => {
        await declining.mutateAsync({ uuid });
        reread();
      }),
  };
}

/** Buy by the normal checkout, all or fewer; or give it on. */
export function OfferActions({ offer, reread }: { offer: WaitingOffer; reread: () => void }) {
  const { phase } = useSession();
  const { quantity, fewer } = offer;
  const { problem, isTaking, isDeclining, take, decline } = useOffer(offer, reread);
  return (
    <>
      {problem && (
        <Alert tone="critical" role="alert">
          {problem}
        </Alert>
      )}
      {offer.isInCart && <Alert tone="information">{words.takenElsewhere}</Alert>}
      {phase === 'user' ? (
        <Button wide size="l" busy={isTaking} onClick={() => take(quantity)}>
          {offer.isInCart ? words.toCart : words.buy(quantity)}
        </Button>
      ) : (
        <SignInFirst label={words.signInToBuy} />
      )}
      <div className={styles.both}>
        {phase === 'user' &&
          !offer.isInCart &&
          fewer.map((many) => (
            <Button key={many} look="lined" disabled={isTaking || isDeclining} onClick={() => take(many)}>
              {many === 1 ? words.onlyOne : words.onlySome(many)}
            </Button>
          ))}
        {!offer.isInCart && (
          <Button look="lined" busy={isDeclining} onClick={decline}>
            {words.noThanks}
          </Button>
        )}
      </div>
    </>
  );
}
