// PROG-04: what fans were told when a series opened stays. Its closing may come later, never earlier.

interface Window {
  opens: Date | null;
  closes: Date | null;
}

export const isLocked = ({ opens }: Pick<Window, 'opens'>, now: Date): boolean =>
  opens !== null && opens.getTime() <= now.getTime();

/** Where nobody was told a closing yet, any that is still to come will do. */
export const closesEarlier = (before: Window, closes: Date | null, now: Date): boolean =>
  closes !== null && closes.getTime() < (before.closes ?? now).getTime();
