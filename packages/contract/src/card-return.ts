/** What a gateway's own page for cards puts into the address that it leads back to, once a card was saved. */
export const cardReturn = ['card', 'saved'] as const;
