// An outlet: who it is and where, how it looks, what it says, how it delivers.
import {
  countryWords,
  deliveryWords,
  loginWords,
  policySaleWords,
  policyWords,
} from '@stagedoor/rules/programme/vocabulary';
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import * as z from 'zod/mini';
import { email, host, link } from './fields/addresses.ts';
import { flag, oneOf, wordOf } from './fields/choices.ts';
import { moment } from './fields/dates.ts';
import { eventWith } from './event.ts';
import { forms } from './fields/forms.ts';
import { id, signedDollars, whole } from './fields/numbers.ts';
import { listOf, named, optional, record } from './fields/record.ts';
import { series } from './series.ts';
import { html, line, markedText, text } from './fields/texts.ts';
import type { CleanHtml } from './fields/texts.ts';
import { theme } from './theme.ts';

const SHORTEST_PASSWORD = 6;

/**
 * What opens a private outlet. It is told to many, so it is no account's password and has a rule of its own.
 * Only its hash is kept: `true` says that the one it has stays.
 */
const password = z
  .union(
    [
      z.literal(true),
      line(200, (written) =>
        written.length < SHORTEST_PASSWORD
          ? `"{label}" must have at least ${SHORTEST_PASSWORD} characters.`
          : undefined,
      ),
    ],
    { error: (issue) => (issue as { errors?: { message: string }[][] }).errors?.at(-1)?.[0]?.message },
  )
  .register(forms, { is: 'text' });

const facts = {
  id,
  type: oneOf([1, 2, 3, 4]),
  name: line(),
  description: optional(text()),
  hosts: listOf(host, 'The outlet has no host: nobody could find it.'),
  apiHost: optional(host),
  helpLink: optional(link),
  contactEmail: optional(email),
  login: optional(wordOf(loginWords), 'as-needed'),
  loginUrl: optional(link),
  checkoutMinutes: optional(whole(1, 120), 10),
  confirmSelectionMinutes: optional(whole(1, 60), 3),
  shipsTo: optional(listOf(wordOf(countryWords)), []),
  languages: optional(listOf(wordOf(shopLanguages)), []),
  password: optional(password),
};

/** What stands in an outlet's own file. */
export const outletFacts = record('outlet', facts);

const policyWith = (clean: CleanHtml) =>
  record('policy', {
    id,
    type: wordOf(policyWords),
    sale: optional(wordOf(policySaleWords), 'any'),
    headline: line(),
    text: html(clean),
  });

const contentBlockWith = (clean: CleanHtml) =>
  record('content block', {
    id,
    title: line(),
    body: html(clean),
    link: optional(link),
    from: optional(moment),
    type: oneOf(['information', 'warning', 'critical', 'news']),
    behavior: optional(oneOf(['popup', 'closeable', 'collapsible'])),
    zone: optional(oneOf(['top', 'bottom']), 'top'),
    pages: listOf(
      oneOf(['global', 'login', 'event-details', 'event-list']),
      'The content block is shown on no page.',
    ),
  });

const deliveryMethod = record('delivery method', {
  id,
  type: wordOf(deliveryWords),
  name: line(),
  price: optional(signedDollars),
  notes: optional(text()),
  /** How many days it takes until the tickets are there: for a show that is closer it is not offered. */
  leadDays: optional(whole(0, 365)),
  active: optional(flag, true),
});

const profile = record('social link', { url: link, active: optional(flag, true) });

const social = record('list of social links', {
  facebook: optional(profile),
  x: optional(profile),
  instagram: optional(profile),
});

/** LANG-05: a text of the outlet's, wherever it stands, and how it is said in its other languages. */
const ownTextWith = (clean: CleanHtml) => {
  const words = optional(markedText(clean));
  return record('text in other languages', {
    text: markedText(clean),
    en: words,
    fr: words,
    es: words,
    de: words,
  });
};

export const outletWith = (clean: CleanHtml) =>
  record('outlet', {
    ...facts,
    theme: optional(theme),
    policies: optional(listOf(policyWith(clean)), []),
    contents: optional(listOf(contentBlockWith(clean)), []),
    delivery: optional(named(deliveryMethod, 'delivery method'), []),
    social: optional(social),
    series: optional(named(series, 'series'), []),
    events: optional(listOf(eventWith(clean)), []),
    words: optional(listOf(ownTextWith(clean)), []),
  });
