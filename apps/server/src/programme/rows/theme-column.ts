// A theme as the outlet's row keeps it, with the contract's own names.
import type { Theme, ThemeImage } from '@stagedoor/contract/entities/theme';
import type { Outlet } from '@stagedoor/descriptions/programme';

type Described = NonNullable<Outlet['theme']>;

const pictures = (all: Described['carousel']): ThemeImage[] =>
  all.map(({ image, link, title }, index) => ({
    imageUrl: image,
    ...(link === null ? {} : { linkUrl: link }),
    ...(title === null ? {} : { title }),
    sort: index + 1,
  }));

const describedPictures = (all: readonly ThemeImage[] | undefined): Described['carousel'] =>
  (all ?? []).map(({ imageUrl, linkUrl, title }) => ({
    image: imageUrl,
    link: linkUrl ?? null,
    title: title ?? null,
  }));

export function themeColumn(described: Outlet['theme']): Partial<Theme> {
  if (!described) return {};
  const theme = {
    logoImageUrl: described.logo,
    faviconImageUrl: described.favicon,
    headerImageUrl: described.headerImage,
    carouselImages: pictures(described.carousel),
    promoImages: pictures(described.promos),
    subHeaderImageUrl: described.subHeader?.image,
    subHeaderLinkUrl: described.subHeader?.link,
    subHeaderTitle: described.subHeader?.title,
    subHeaderBackgroundColor: described.subHeader?.background,
    headerFontFamily: described.headerFont,
    headerFontUrl: described.headerFontFile,
    primaryLinkColor: described.linkColor,
    secondaryLinkColor: described.secondaryLinkColor,
    primaryTextColor: described.textColor,
    mobileBreakpointWidth: described.mobileBreakpoint,
  };
  return Object.fromEntries(
    Object.entries(theme).filter(([, value]) => value !== null && value !== undefined),
  );
}

export function describedTheme(theme: Partial<Theme>): Outlet['theme'] {
  if (Object.keys(theme).length === 0) return null;
  return {
    logo: theme.logoImageUrl ?? null,
    favicon: theme.faviconImageUrl ?? null,
    headerImage: theme.headerImageUrl ?? null,
    headerFont: theme.headerFontFamily ?? null,
    headerFontFile: theme.headerFontUrl ?? null,
    linkColor: theme.primaryLinkColor ?? null,
    secondaryLinkColor: theme.secondaryLinkColor ?? null,
    textColor: theme.primaryTextColor ?? null,
    mobileBreakpoint: theme.mobileBreakpointWidth ?? null,
    subHeader: theme.subHeaderImageUrl
      ? {
          image: theme.subHeaderImageUrl,
          link: theme.subHeaderLinkUrl ?? null,
          title: theme.subHeaderTitle ?? null,
          background: theme.subHeaderBackgroundColor ?? null,
        }
      : null,
    carousel: describedPictures(theme.carouselImages),
    promos: describedPictures(theme.promoImages),
  };
}
