/** What a shop is for, in the words of whoever founds one; the numbers are those of outlet types. */
export const outletKinds = [
  { type: 1, name: 'Shows by artist', purpose: 'For a promoter, a band or a club: the list names who plays' },
  { type: 4, name: 'Shows by venue', purpose: 'For a tour or several halls: the list names where' },
  { type: 3, name: 'A guest list', purpose: 'Nothing is listed: guests come by invitation' },
] as const;

export const isOutletKind = (type: number): boolean => outletKinds.some((kind) => kind.type === type);
