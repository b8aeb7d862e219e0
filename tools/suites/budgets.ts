/** What each part of npm test may take, in seconds on two quiet cores. More is said, not failed: machines differ. */
export const budgets = { check: 90, property: 20, pages: 75, server: 400, browser: 300 } as const;

export type Part = keyof typeof budgets;

export const parts = Object.keys(budgets) as Part[];

/** A line of the table at the end of a run. */
export function againstBudget(part: Part, spent: number): string {
  const over = spent - budgets[part];
  const verdict = over > 0 ? `, over by ${Math.ceil(over)} s` : '';
  return `${spent.toFixed(1).padStart(8)} s  of ${String(budgets[part]).padStart(3)} s  ${part}${verdict}`;
}
