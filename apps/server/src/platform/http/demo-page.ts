// Pages that exist outside production only, for whoever tries the product out: plain HTML, no script.
import type { FastifyReply } from 'fastify';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style = html`<style>
  :root {
    color-scheme: light;
    --ink: #1d1a16;
    --muted: #655e53;
    --line: #e5dfd4;
    --accent: #23415c;
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: #faf8f3;
    color: var(--ink);
    font:
      16px/1.5 -apple-system,
      'Segoe UI',
      Roboto,
      Helvetica,
      Arial,
      sans-serif;
  }
  main {
    max-width: 760px;
    margin: 0 auto;
    padding: 48px 16px 72px;
    overflow-wrap: anywhere;
  }
  h1 {
    margin: 0 0 8px;
    font-size: 32px;
    line-height: 1.12;
    letter-spacing: -0.02em;
  }
  h2 {
    margin: 32px 0 8px;
    font-size: 20px;
  }
  a {
    color: var(--accent);
  }
  p {
    margin: 0 0 16px;
  }
  .quiet {
    color: var(--muted);
  }
  .card {
    background: #fff;
    border: 1px solid var(--line);
    border-radius: 14px;
    padding: 24px;
    margin: 24px 0;
  }
  form.card {
    max-width: 480px;
  }
  .rows {
    list-style: none;
    margin: 24px 0;
    padding: 0;
    background: #fff;
    border: 1px solid var(--line);
    border-radius: 14px;
    overflow: hidden;
  }
  .rows li + li {
    border-top: 1px solid var(--line);
  }
  .rows a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 16px;
    padding: 14px 20px;
    color: inherit;
    text-decoration: none;
  }
  .rows a > :last-child {
    grid-column: 1 / -1;
  }
  .rows a:hover {
    background: #f3efe7;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 16px;
    margin: 0 0 24px;
  }
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
  }
  pre {
    white-space: pre-wrap;
    font:
      14px/1.5 ui-monospace,
      SFMono-Regular,
      Menlo,
      monospace;
  }
  iframe {
    width: 100%;
    height: 640px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: #fff;
  }
  label {
    display: block;
    margin: 0 0 16px;
    font-size: 14px;
    color: var(--muted);
  }
  input {
    display: block;
    width: 100%;
    min-height: 44px;
    margin-top: 4px;
    padding: 8px 12px;
    font: inherit;
    color: var(--ink);
    border: 1px solid #8f887a;
    border-radius: 9px;
  }
  button {
    min-height: 48px;
    padding: 0 28px;
    font: inherit;
    font-weight: 600;
    color: #fff;
    background: var(--accent);
    border: 0;
    border-radius: 999px;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2.5px solid var(--ink);
    outline-offset: 2px;
  }
</style>`;

export function sendDemoPage(reply: FastifyReply, title: string, body: Markup, status = 200): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', POLICY)
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title}</title>
            ${style}
          </head>
          <body>
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
          </body>
        </html>`.text,
    );
}
