/**
 * What must be there by all the rest of the program, or a fault that says what was missing. For what the types cannot
 * know: a row behind a foreign key, the answer for each that was asked.
 */
export function required<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`There is no ${what}, and there must be one.`);
  return value;
}
