/** Carts, requests in progress and drafts are kept under names that begin so; signing out forgets them. */
export const DRAFT_PREFIX = 'draft:';
