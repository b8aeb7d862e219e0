// A folder's outlets as rows of the sellers' tables.
import { createHash } from 'node:crypto';
import type { Theme, ThemeImage } from '@stagedoor/contract/entities/theme';
import type { OutletFolder } from '../files/outlet-folder.ts';
import type { SellerFolder } from '../read-folder.ts';
import type { SellerRows } from './tables-of-rows.ts';

type ThemeFile = NonNullable<OutletFolder['theme']>;

const pictures = (all: ThemeFile['carousel']): ThemeImage[] =>
  all.map(({ image, link, title }, index) => ({
    imageUrl: image,
    ...(link === null ? {} : { linkUrl: link }),
    ...(title === null ? {} : { title }),
    sort: index + 1,
  }));

function themeOf(file: ThemeFile | null): Partial<Theme> {
  if (!file) return {};
  const theme = {
    logoImageUrl: file.logo,
    faviconImageUrl: file.favicon,
    headerImageUrl: file.headerImage,
    carouselImages: pictures(file.carousel),
    promoImages: pictures(file.promos),
    subHeaderImageUrl: file.subHeader?.image,
    subHeaderLinkUrl: file.subHeader?.link,
    subHeaderTitle: file.subHeader?.title,
    subHeaderBackgroundColor: file.subHeader?.background,
    headerFontFamily: file.headerFont,
    primaryLinkColor: file.linkColor,
    secondaryLinkColor: file.secondaryLinkColor,
    primaryTextColor: file.textColor,
    mobileBreakpointWidth: file.mobileBreakpoint,
  };
  return Object.fromEntries(
    Object.entries(theme).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** The same method has the same id at every import, and no two sellers share one. */
function uuidOf(sellerId: number, methodId: number): string {
  const hex = createHash('sha256').update(`delivery method ${sellerId} ${methodId}`).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const socialTypes = { facebook: 1, x: 2, instagram: 3 } as const;

function socialRows(sellerId: number, { outlet, social }: OutletFolder): SellerRows['socialLinks'] {
  return Object.entries(socialTypes).flatMap(([network, type_id]) => {
    const profile = social?.[network as keyof typeof socialTypes];
    if (!profile) return [];
    return [{ seller_id: sellerId, outlet_id: outlet.id, type_id, url: profile.url, active: profile.active }];
  });
}

function outletRow(
  sellerId: number,
  { outlet, theme }: OutletFolder,
  passwordHash: string | null,
): SellerRows['outlets'][number] {
  return {
    outlet_id: outlet.id,
    seller_id: sellerId,
    type_id: outlet.type,
    name: outlet.name,
    description: outlet.description,
    help_link: outlet.helpLink,
    contact_email: outlet.contactEmail,
    login_url: outlet.loginUrl,
    login_type: outlet.login,
    checkout_minutes: outlet.checkoutMinutes,
    confirm_selection_minutes: outlet.confirmSelectionMinutes,
    password_hash: passwordHash,
    api_host: outlet.apiHost,
    theme: themeOf(theme),
  };
}

function textRows(sellerId: number, { outlet, policies, contents }: OutletFolder) {
  const ours = { seller_id: sellerId, outlet_id: outlet.id };
  return {
    policies: policies.map((policy) => ({
      ...ours,
      policy_id: policy.id,
      type_id: policy.type,
      sales_type_id: policy.sale,
      headline: policy.headline,
      body: policy.text,
    })),
    contents: contents.map((block, index) => ({
      ...ours,
      content_id: block.id,
      title: block.title,
      body: block.body,
      url: block.link,
      starts_at: block.from,
      type: block.type,
      behavior: block.behavior,
      zone: block.zone,
      pages: block.pages,
      sort: index + 1,
    })),
  };
}

function deliveryRows(sellerId: number, { outlet, delivery }: OutletFolder): SellerRows['deliveryMethods'] {
  return [...delivery.values()].map((method, index) => ({
    seller_id: sellerId,
    delivery_method_id: method.id,
    delivery_method_uuid: uuidOf(sellerId, method.id),
    outlet_id: outlet.id,
    type_id: method.type,
    name: method.name,
    price_cents: method.price,
    notes: method.notes,
    active: method.active,
    sort: index + 1,
  }));
}

export function sellerRows(
  { seller, outlets }: SellerFolder,
  passwordHashes: ReadonlyMap<number, string>,
): SellerRows {
  const texts = outlets.map((each) => textRows(seller.id, each));
  return {
    seller: { seller_id: seller.id, name: seller.name },
    outlets: outlets.map((each) => outletRow(seller.id, each, passwordHashes.get(each.outlet.id) ?? null)),
    hosts: outlets.flatMap(({ outlet }) =>
      outlet.hosts.map((host, index) => ({ host, outlet_id: outlet.id, is_main: index === 0 })),
    ),
    policies: texts.flatMap(({ policies }) => policies),
    socialLinks: outlets.flatMap((each) => socialRows(seller.id, each)),
    contents: texts.flatMap(({ contents }) => contents),
    deliveryMethods: outlets.flatMap((each) => deliveryRows(seller.id, each)),
  };
}
