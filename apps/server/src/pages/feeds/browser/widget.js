// An outlet's events on somebody's own page:
//
//   <script src="https://your.shop/widget.js" async></script>
//   <stagedoor-events></stagedoor-events>
//
// shop="https://your.shop" names another shop than the script's, event="12" shows one event, limit="5" the next five.
// `widget.js?lang=fr` speaks another of the shop's languages than its first.
// Without cookies: it reads the public feed, and the shop opens for whoever buys. Colours and the like come from
// variables of the page: --stagedoor-accent, --stagedoor-accent-ink, --stagedoor-ink, --stagedoor-quiet, --stagedoor-line.
(() => {
  const words = 'WORDS';
  const language = 'LANGUAGE';
  const home = new URL(document.currentScript?.src ?? location.href).origin;
  const style = `
    :host { display: block; font: inherit; color: var(--stagedoor-ink, inherit); container-type: inline-size; }
    ul { display: grid; margin: 0; padding: 0; list-style: none; }
    li { display: grid; gap: 4px 16px; padding: 12px 0; border-block-end: 1px solid var(--stagedoor-line, #d9d5cc); }
    p { margin: 0; }
    .title { font-weight: 600; }
    .quiet { color: var(--stagedoor-quiet, #57534e); font-size: 0.9em; }
    a { justify-self: start; align-self: center; padding: 8px 16px; line-height: 24px; border-radius: 999px; font-weight: 600;
      text-decoration: none; color: var(--stagedoor-accent-ink, #fff); background: var(--stagedoor-accent, #1c1917); }
    a.lined { color: inherit; background: none; box-shadow: inset 0 0 0 1px currentcolor; }
    a:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
    @container (min-width: 420px) { li { grid-template-columns: 1fr auto; } a { grid-area: 1 / 2 / span 3; } }`;

  const element = (name, text, className) => {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    if (className) made.className = className;
    return made;
  };

  /** Only an address of the shop itself: a feed is somebody else's word. */
  const linkTo = (address, shop, text, className) => {
    const link = element('a', text, className);
    const url = new URL(address, shop);
    link.href = url.origin === shop ? url.href : shop;
    link.target = '_blank';
    link.rel = 'noopener';
    return link;
  };

  const row = ({ title, url, _event: { when, place, offer, availability } }, shop) => {
    const line = element('li');
    line.append(element('p', title, 'title'));
    line.append(element('p', [when, place].filter(Boolean).join(' · '), 'quiet'));
    if (offer) line.append(element('p', offer, 'quiet'));
    const isOnSale = availability === 'on-sale';
    const link = linkTo(url, shop, isOnSale ? words.buy : words.look, isOnSale ? '' : 'lined');
    link.setAttribute('aria-label', `${link.textContent}: ${title}`);
    line.append(link);
    return line;
  };

  class StagedoorEvents extends HTMLElement {
    static observedAttributes = ['shop', 'event', 'limit'];
    #asked = 0;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
    }

    connectedCallback() {
      void this.#show();
    }

    attributeChangedCallback() {
      if (this.isConnected) void this.#show();
    }

    async #show() {
      const asked = (this.#asked += 1);
      const shop = new URL(this.getAttribute('shop') || home, home).origin;
      const put = (...parts) => {
        // Whoever was asked last has the word.
        if (asked !== this.#asked) return;
        const sheet = element('style', style);
        const held = element('div');
        held.append(...parts);
        this.shadowRoot.replaceChildren(sheet, held);
      };
      const loading = element('p', words.loading, 'quiet');
      loading.setAttribute('role', 'status');
      put(loading);
      try {
        const answer = await fetch(`${shop}/events.json?lang=${encodeURIComponent(language)}`, {
          credentials: 'omit',
        });
        if (!answer.ok) throw new Error(String(answer.status));
        const { items } = await answer.json();
        const wanted = this.getAttribute('event');
        const most = Number(this.getAttribute('limit')) || items.length;
        const shown = items.filter(({ _event }) => !wanted || String(_event.id) === wanted).slice(0, most);
        const list = element('ul');
        list.append(...shown.map((item) => row(item, shop)));
        put(shown.length > 0 ? list : element('p', words.empty, 'quiet'));
      } catch {
        put(element('p', words.failed, 'quiet'), linkTo('/', shop, words.open, 'lined'));
      }
    }
  }

  if (!customElements.get('stagedoor-events')) customElements.define('stagedoor-events', StagedoorEvents);
})();
