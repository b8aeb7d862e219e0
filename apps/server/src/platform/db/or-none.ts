/** A column that may be null, as the code knows it. */
export const orNone = <T>(value: T | null): T | undefined => value ?? undefined;
