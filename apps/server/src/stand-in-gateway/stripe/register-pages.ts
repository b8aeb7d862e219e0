// The pages of Stripe's own that a customer is led to: one to type a card in, one on which the bank asks.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { expiredPage } from '../form/form-page.ts';
import { readCard, typedIn } from '../form/read-card.ts';
import type { Problems, Typed } from '../form/read-card.ts';
import type { RouteOptions } from '../route-options.ts';
import { openFormToken, spendFormToken } from '../store/form-token-store.ts';
import { insertCard } from '../store/profile-store.ts';
import { findTransaction, moveTransaction } from '../store/transaction-store.ts';
import type { Transaction } from '../store/transaction-store.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { sendNotifications } from '../webhooks/notify.ts';
import { idOf, numberIn } from './ids.ts';
import { notifyStripe } from './notices.ts';
import { askPage, cardPage } from './pages.ts';
import { tellOf } from './payment-intents.ts';

const EXPIRED = 'This page is no longer valid. Please go back to the shop.';
const nothingTyped: Typed = { number: '', expiry: '', code: '', name: '' };

/** A form may lead back to the shop that asked for the page, and nowhere else. */
const policyFor = (back: string | undefined): string =>
  [
    `default-src 'none'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `frame-ancestors 'none'`,
    `form-action 'self' ${back === undefined ? '' : new URL(back).origin}`.trim(),
    `base-uri 'none'`,
  ].join('; ');

const sendPage = (reply: FastifyReply, page: string, back?: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyFor(back))
    .send(page);

const idIn = (request: FastifyRequest): string => textOf(recordOf(request.params)['id']);

/** Stripe puts the session's id where the shop asks for it. */
const ledTo = (url: string, session: string): string => url.replaceAll('{CHECKOUT_SESSION_ID}', session);

function registerCardPage(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  const { db, clock } = needs;
  const open = (session: string) => openFormToken(db, session.replace(/^cs_test_/, ''), clock.now());
  const draw = (session: string, cancelUrl: string, typed: Typed, problems: Problems): string =>
    cardPage({ action: `/c/pay/${session}`, cancelUrl, typed, problems });
  app.get('/c/pay/:id', options, async (request, reply) => {
    const session = idIn(request);
    const opened = await open(session);
    if (!opened) return sendPage(reply.status(400), expiredPage(EXPIRED));
    const { cancelUrl = '', successUrl = '' } = opened.settings;
    return sendPage(reply, draw(session, ledTo(cancelUrl, session), nothingTyped, {}), successUrl);
  });
  app.post('/c/pay/:id', options, async (request, reply) => {
    const session = idIn(request);
    const now = clock.now();
    const opened = await open(session);
    if (!opened) return sendPage(reply.status(400), expiredPage(EXPIRED));
    const { cancelUrl = '', successUrl = '' } = opened.settings;
    const typed = typedIn(recordOf(request.body));
    const card = readCard(typed, { now, codeRequired: true });
    if ('problems' in card)
      return sendPage(reply, draw(session, ledTo(cancelUrl, session), typed, card.problems), successUrl);
    if (await spendFormToken(db, session.replace(/^cs_test_/, ''))) {
      await insertCard(db, opened.profileId, card, now);
      await notifyStripe(needs, 'setup_intent.succeeded', {
        object: 'setup_intent',
        customer: idOf('cus', opened.profileId),
      });
      await sendNotifications(needs);
    }
    return reply.redirect(ledTo(successUrl, session), 303);
  });
}

const backTo = (back: string, row: Transaction, status: string): string => {
  const url = new URL(back);
  url.searchParams.set('payment_intent', idOf('pi', row.transaction_id));
  url.searchParams.set('redirect_status', status);
  return url.href;
};

/** Yes, no, or neither: then it stays open until somebody withdraws it. */
function registerAskPage(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  const { db } = needs;
  const asked = async (request: FastifyRequest) => {
    const row = await findTransaction(db, 'stripe', numberIn('pi', idIn(request)));
    return row?.return_url ? { row, back: row.return_url } : undefined;
  };
  app.get('/3d_secure/:id', options, async (request, reply) => {
    const found = await asked(request);
    if (found?.row.status !== 'asked') return sendPage(reply.status(400), expiredPage(EXPIRED));
    return sendPage(reply, askPage(found.row), found.back);
  });
  app.post('/3d_secure/:id', options, async (request, reply) => {
    const found = await asked(request);
    if (!found) return sendPage(reply.status(400), expiredPage(EXPIRED));
    const { row, back } = found;
    const says = textOf(recordOf(request.body)['answer']) === 'yes';
    const moved = await moveTransaction(db, row.transaction_id, ['asked'], says ? 'captured' : 'declined');
    if (moved) {
      await tellOf({ needs, host: request.host, struck: new Map() }, moved);
      await sendNotifications(needs);
    }
    const { status } = moved ?? row;
    return reply.redirect(backTo(back, row, status === 'captured' ? 'succeeded' : 'failed'), 303);
  });
}

export function registerStripePages(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  registerCardPage(app, needs, options);
  registerAskPage(app, needs, options);
}
