/** An address as people read it. */
export const placeOf = (url: string): string => url.replace(/^https?:\/\//, '');
