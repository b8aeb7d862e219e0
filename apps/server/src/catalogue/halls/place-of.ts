/** `Boston MA` */
export const placeOf = ({ city, state }: { city: string; state: string }): string =>
  [city, state].filter(Boolean).join(' ');
