import { approveRefunds } from '@stagedoor/contract/calls/office/decide-refunds';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { askedOf, decideRefund, sumChanged, writeDecision } from '../refunds/decide.ts';
import { whyScanned } from '../refunds/scanned.ts';
import { ASKED_FOR, entryOf, factsOf } from '../refunds/decide-at-desk.ts';

/** Every order is looked at before anything is written about it: one that cannot go keeps no other. */
export const approveRefundsHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(approveRefunds, async ({ orders, seats }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const decided: { number: string; changeId: number }[] = [];
      const refused: { number: string; message: string }[] = [];
      const actor = staffActor(caller);
      const by = {
        staffId: caller.staffId,
        asks: caller.grant === 'asks',
        seats,
        reason: ASKED_FOR,
        now: caller.now,
      };
      // In one order whoever asks, so that two desks never wait for each other.
      const inOrder = orders.toSorted((a, b) => a.number.localeCompare(b.number));
      for (const { number, totalCents } of inOrder) {
        const order = await needs.changes.reachOrderToChange(tx, actor, number).catch((error: unknown) => {
          if (error instanceof Refusal) return undefined;
          throw error;
        });
        const facts = order && (await factsOf(tx, needs, order));
        const decision = facts ? decideRefund(facts, askedOf(facts)) : afterSaleMessages.nothingAsked;
        const why =
          typeof decision === 'string'
            ? decision
            : (sumChanged(decision, totalCents) ?? (await whyScanned(tx, order!, decision.goes)));
        if (!order || typeof decision === 'string' || why !== undefined) {
          refused.push({ number, message: why ?? afterSaleMessages.nothingAsked });
          continue;
        }
        const change = await writeDecision(tx, needs, order, decision, by);
        record(entryOf(order, decision, change));
        decided.push({ number, changeId: change.change_id });
      }
      return decided.length > 0 ? { decided, refused } : unchanged({ decided, refused });
    }),
  );
