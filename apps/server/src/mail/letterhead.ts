import { currentLanguage } from '@stagedoor/rules/language/current-language';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { isHexColor, isReadable, mixColors, readableTextOn } from '@stagedoor/rules/shops/contrast';
import type { OutletLetters } from '@stagedoor/rules/letters/letter-wording';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { timesIn } from '@stagedoor/rules/time/times-in';
import type { Times } from '@stagedoor/rules/time/times-in';
import { safeImage } from '@stagedoor/rules/shops/safe-link';

const PAPER = '#ffffff';
const INK = '#1d1a16';
const WASH_SHARE = 0.1;

/** What a letter needs of an outlet. */
export interface MailingOutlet {
  id: number;
  sellerId: number;
  name: string;
  contactEmail?: string | undefined;
  currency: Currency;
  timeZone: string;
  country?: number | undefined;
  includedTax?: string | undefined;
  letters?: OutletLetters | undefined;
  isTest?: boolean | undefined;
  languages?: readonly string[] | undefined;
  theme: { logoImageUrl?: string | undefined; primaryLinkColor?: string | undefined };
}

/** Who a letter comes from, and in which colours. */
export interface Letterhead {
  sellerId: number;
  outletId: number;
  name: string;
  contactEmail: string | undefined;
  /** In which it speaks of money. */
  currency: Currency;
  /** By whose clock it speaks. Bills that were written down before have none: they are New York's. */
  timeZone?: string | undefined;
  /** Where its seller is at home: an address there does not name it. Bills that were kept before say nothing of it. */
  country?: number | undefined;
  /** What it calls the tax in its prices; missing where taxes come on top. */
  includedTax?: string | undefined;
  /** Scheme, host and port of the outlet's pages, as configured; never what a request said. */
  origin: string;
  logoUrl: string | undefined;
  accent: string;
  accentInk: string;
  accentWash: string;
  /** The outlet's own words, by kind of letter. */
  wordings: OutletLetters;
  /** SETUP-08: the outlet is only tested, which every letter says. */
  isTest?: boolean | undefined;
  /** The outlet's, its own first; none where it speaks English alone. */
  languages?: readonly string[] | undefined;
  /** What was spoken when it was taken out: a bill is kept with it, and told of later. */
  language?: string | undefined;
}

/** Mail programs do not draw SVG: an outlet whose logo is one is named in letters instead. */
function logoFor(logo: string | undefined, origin: string): string | undefined {
  const image = safeImage(logo);
  return image && !/\.svg($|\?)/i.test(image) ? new URL(image, origin).href : undefined;
}

export function letterheadOf(outlet: MailingOutlet, origin: string): Letterhead {
  const wanted = outlet.theme.primaryLinkColor ?? INK;
  const accent = isHexColor(wanted) && isReadable(wanted, PAPER) ? wanted : INK;
  return {
    sellerId: outlet.sellerId,
    outletId: outlet.id,
    name: outlet.name,
    contactEmail: outlet.contactEmail,
    currency: outlet.currency,
    timeZone: outlet.timeZone,
    country: outlet.country,
    includedTax: outlet.includedTax,
    origin,
    logoUrl: logoFor(outlet.theme.logoImageUrl, origin),
    accent,
    accentInk: readableTextOn(accent),
    accentWash: mixColors(accent, PAPER, WASH_SHARE),
    wordings: outlet.letters ?? {},
    ...(outlet.isTest && { isTest: true }),
    ...(outlet.languages?.length && { languages: outlet.languages, language: currentLanguage()?.code }),
  };
}

/** The clock by which a letter speaks. A letterhead is kept with a bill, and so names only its zone. */
export const timesOf = ({ timeZone }: Pick<Letterhead, 'timeZone'>): Times => timesIn(timeZone ?? TIME_ZONE);
