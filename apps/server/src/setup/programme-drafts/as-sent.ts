/** JSON has no moments: what the fields say must be compared with what was sent. */
export const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
