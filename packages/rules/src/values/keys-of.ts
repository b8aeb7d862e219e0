/** The keys of a table that is written in the program, and so has no others than its type says. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}
