/** Why requests for a series would wait for ever: nobody could draw among them. */
export type Undrawable = 'rules' | 'secret';

export const undrawable = (series: { draw?: unknown }, hasSecret: boolean): Undrawable | undefined => {
  if (!series.draw) return 'rules';
  return hasSecret ? undefined : 'secret';
};

export const undrawableMessages: Record<Undrawable, string> = {
  rules:
    'It takes requests, and it has no rules of a draw: nothing says how they are drawn, so nobody ever gets a ticket.',
  secret: 'It takes requests, and DRAW_SECRET is not set: without it nothing can be drawn.',
};
