// The pages that a customer's browser sees: the form, its files, and what follows when it is sent.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { readableTextOn } from '@stagedoor/rules/shops/contrast';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { TEXT_FACE_TYPE, textFace, textFaceCss } from '../../platform/text-face.ts';
import { openFormToken, spendFormToken } from '../store/form-token-store.ts';
import type { FormSettings, FormToken } from '../store/form-token-store.ts';
import { insertCard } from '../store/profile-store.ts';
import type { RouteOptions } from '../route-options.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { expiredPage, formPage, savedPage } from './form-page.ts';
import { readCard, typedIn } from './read-card.ts';
import type { Problems, Typed } from './read-card.ts';

const file = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const HEX = /^#[0-9a-f]{6}$/i;
const SAVED = 'Your card was saved.';
const EXPIRED = 'This form is no longer valid. Please close it and open it again.';

/** Only the shop that asked for the form may frame it, and only its communicator may be framed in it. */
function policyFor(communicatorUrl: string | undefined): string {
  const shop = communicatorUrl === undefined ? "'none'" : new URL(communicatorUrl).origin;
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `script-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${shop}`,
    `frame-ancestors ${shop}`,
    `form-action 'self'`,
    `base-uri 'none'`,
  ].join('; ');
}

const communicatorOf = (settings: FormSettings): string | undefined =>
  settings.hostedProfileIFrameCommunicatorUrl;

function sendPage(reply: FastifyReply, page: string, communicatorUrl: string | undefined): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyFor(communicatorUrl))
    .send(page);
}

function drawForm(token: string, { settings }: FormToken, typed: Typed, problems: Problems): string {
  return formPage({
    token,
    typed,
    problems,
    communicatorUrl: communicatorOf(settings),
    accent: accentOf(settings),
    saveText: settings.hostedProfileSaveButtonText || savedPaymentMessages.save,
    codeRequired: isCodeRequired(settings),
  });
}

/** Only a colour goes into the style sheet's address. */
const accentOf = ({ hostedProfileHeadingBgColor: color = '' }: FormSettings): string | undefined =>
  HEX.test(color) ? color : undefined;

const isCodeRequired = (settings: FormSettings): boolean =>
  settings.hostedProfileCardCodeRequired !== 'false';

/** In live mode the card is tried out first, and the shop hears of that transaction instead. */
function messageAfterSave(settings: FormSettings): string {
  if (settings.hostedProfileValidationMode !== 'liveMode') return 'action=successfulSave';
  const response = JSON.stringify({ responseCode: '1', transId: '0' });
  return `action=transactResponse&response=${encodeURIComponent(response)}`;
}

const nothingTyped: Typed = { number: '', expiry: '', code: '', name: '' };

export function registerForm(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  const { db, clock } = needs;
  const style = `${textFaceCss('text.woff2')}${file('tokens.css')}${file('form.css')}`;
  const script = file('form.js');
  const face = textFace();
  app.get('/customer/text.woff2', options, async (_request, reply) =>
    reply.type(TEXT_FACE_TYPE).header('cache-control', 'public, max-age=86400').send(face),
  );
  app.get('/customer/form.css', options, async (request, reply) => {
    const accent = textOf(recordOf(request.query).accent);
    const own = HEX.test(`#${accent}`)
      ? `:root{--accent:#${accent};--on-accent:${readableTextOn(`#${accent}`)}}`
      : '';
    return reply.type('text/css').send(`${style}${own}`);
  });
  app.get('/customer/form.js', options, async (_request, reply) =>
    reply.type('text/javascript').send(script),
  );

  const bodyOf = (request: FastifyRequest): Record<string, string> =>
    (request.body ?? {}) as Record<string, string>;

  app.post('/customer/addPayment', options, async (request, reply) => {
    const { token = '' } = bodyOf(request);
    const opened = await openFormToken(db, token, clock.now());
    if (!opened) return sendPage(reply.status(400), expiredPage(EXPIRED), undefined);
    const page = drawForm(token, opened, nothingTyped, {});
    return sendPage(reply, page, communicatorOf(opened.settings));
  });

  app.post('/customer/saveCard', options, async (request, reply) => {
    const now = clock.now();
    const body = bodyOf(request);
    const asJson = request.headers.accept === 'application/json';
    const opened = await openFormToken(db, body.token ?? '', now);
    if (!opened) {
      reply.status(400);
      return asJson
        ? reply.send({ problems: { number: EXPIRED } })
        : sendPage(reply, expiredPage(EXPIRED), undefined);
    }
    const communicatorUrl = communicatorOf(opened.settings);
    const typed = typedIn(body);
    const card = readCard(typed, { now, codeRequired: isCodeRequired(opened.settings) });
    if ('problems' in card) {
      if (asJson) return reply.send(card);
      return sendPage(reply, drawForm(body.token!, opened, typed, card.problems), communicatorUrl);
    }
    if (await spendFormToken(db, body.token!)) await insertCard(db, opened.profileId, card, now);
    const message = messageAfterSave(opened.settings);
    if (asJson) return reply.send({ text: SAVED, message });
    const frame = { communicatorUrl, message, accent: accentOf(opened.settings) };
    return sendPage(reply, savedPage(SAVED, frame), communicatorUrl);
  });
}
