// With DEMO_TOOLS: the mails that nobody sent, to be read in a browser (OPS-48).
import type { FastifyInstance } from 'fastify';
import { html } from '../platform/html.ts';
import { sendDemoPage } from '../platform/http/demo-page.ts';
import { listKeptMails, readKeptMail } from './mail-folder.ts';
import type { KeptMail } from './mail-folder.ts';

/** A mail is shown without scripts and without anything from elsewhere; its links open in the whole window. */
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

const when = (sentAt: string): string => sentAt.replace('T', ' ').slice(0, 16);

const inList = ({ id, subject, to, from, sentAt }: KeptMail) => html`<li>
  <a href="/demo/mail/${id}">
    <b>${subject}</b><span class="quiet">${when(sentAt)}</span><span class="quiet">${from} to ${to}</span></a
  >
</li>`;

const links = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s)]+/g))];

const attached = ({ id, attachments }: KeptMail) =>
  attachments.length === 0
    ? html``
    : html`<h2>Its files</h2>
        <ul>
          ${attachments.map(
            ({ name }, index) =>
              html`<li><a href="/demo/mail/${id}/file/${index}" download="${name}">${name}</a></li>`,
          )}
        </ul>`;

const inFull = (mail: KeptMail) => html`<p class="quiet"><a href="/demo/mail">All mails</a></p>
  <dl>
    <dt>From</dt>
    <dd>${mail.from}</dd>
    <dt>To</dt>
    <dd>${mail.to}</dd>
    <dt>Sent</dt>
    <dd>${when(mail.sentAt)}</dd>
  </dl>
  <iframe src="/demo/mail/${mail.id}/body" title="The mail"></iframe>
  <h2>Its links</h2>
  <ul>
    ${links(mail.text).map((url) => html`<li><a href="${url}">${url}</a></li>`)}
  </ul>
  ${attached(mail)}
  <h2>As plain text</h2>
  <pre class="card">${mail.text}</pre>`;

export function registerDemoMail(app: FastifyInstance, folder: string): void {
  app.get('/demo/mail', async (_request, reply) => {
    const mails = await listKeptMails(folder);
    const body =
      mails.length > 0
        ? html`<ul class="rows">
            ${mails.map(inList)}
          </ul>`
        : html`<p class="quiet">Nothing has been mailed yet.</p>`;
    return sendDemoPage(reply, 'Mail', body);
  });

  app.get<{ Params: { id: string } }>('/demo/mail/:id', async (request, reply) => {
    const mail = await readKeptMail(folder, request.params.id);
    return mail
      ? sendDemoPage(reply, mail.subject, inFull(mail))
      : sendDemoPage(reply, 'No such mail', html`<p><a href="/demo/mail">All mails</a></p>`, 404);
  });

  app.get<{ Params: { id: string; index: string } }>('/demo/mail/:id/file/:index', async (request, reply) => {
    const mail = await readKeptMail(folder, request.params.id);
    const file = mail?.attachments[Number(request.params.index)];
    if (!file) return reply.status(404).send();
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.content);
  });

  app.get<{ Params: { id: string } }>('/demo/mail/:id/body', async (request, reply) => {
    const mail = await readKeptMail(folder, request.params.id);
    if (!mail) return reply.status(404).send();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-security-policy', BODY_POLICY)
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}
