import * as z from 'zod/mini';
import { entity, list, maybe, text, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';

const themeImage = entity('ThemeImage', {
  imageUrl: ['ImageURL', text],
  linkUrl: ['LinkURL', maybe(text)],
  title: ['Title', maybe(wrote)],
  sort: ['Sort', z.int()],
});
export type ThemeImage = Of<typeof themeImage>;

export const theme = entity('OutletTheme', {
  logoImageUrl: ['LogoImageURL', maybe(text)],
  faviconImageUrl: ['FaviconImageURL', maybe(text)],
  headerImageUrl: ['HeaderImageURL', maybe(text)],
  carouselImages: ['CarouselImages', list(themeImage)],
  promoImages: ['PromoImages', list(themeImage)],
  subHeaderImageUrl: ['SubHeaderImageURL', maybe(text)],
  subHeaderLinkUrl: ['SubHeaderLinkURL', maybe(text)],
  subHeaderTitle: ['SubHeaderTitle', maybe(wrote)],
  subHeaderBackgroundColor: ['SubHeaderImageBackgroundColor', maybe(text)],
  headerFontFamily: ['HeaderFontFamily', maybe(text)],
  /** A font of the outlet's own, kept here. */
  headerFontUrl: ['HeaderFontURL', maybe(text)],
  primaryLinkColor: ['PrimaryLinkColor', maybe(text)],
  secondaryLinkColor: ['SecondaryLinkColor', maybe(text)],
  primaryTextColor: ['PrimaryTextColor', maybe(text)],
  mobileBreakpointWidth: ['MobileBreakpointWidth', maybe(z.int())],
});
export type Theme = Of<typeof theme>;
