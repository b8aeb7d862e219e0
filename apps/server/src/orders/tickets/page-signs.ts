// Small signs of the ticket page. Drawn in the page itself: it lets no other pictures in, and opens without a network.
import { html } from '../../platform/html.ts';
import type { Markup } from '../../platform/html.ts';

const sign = (drawing: Markup): Markup =>
  html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;

export const signs = {
  send: sign(html`<path d="M20.5 3.5 3.8 10.2l6.4 3.6 3.6 6.4z M20.5 3.5 10.2 13.8" />`),
  calendar: sign(
    html`<rect x="3.5" y="5" width="17" height="15.5" rx="2.5" /> <path d="M3.5 10h17M8 2.8V7m8-4.2V7" />`,
  ),
  paper: sign(html`<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />`),
  check: sign(html`<path d="m4.8 12.6 4.7 4.7L19.2 7" />`),
} as const;
