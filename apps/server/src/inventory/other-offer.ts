const VERSION_AT = 14;

/**
 * The name under which seats are held that a cart may choose instead of its own: its own id, of another version. Ids of
 * carts are random ones, version 4; this one is nobody else's, is known without being stored, and whoever gives back what
 * a cart holds gives it back too.
 */
export const otherOffer = (cartUuid: string): string => {
  const uuid = cartUuid.toLowerCase();
  return `${uuid.slice(0, VERSION_AT)}8${uuid.slice(VERSION_AT + 1)}`;
};
