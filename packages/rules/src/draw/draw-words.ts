/** Why somebody could not take part; told to that fan alone. */
export const ineligibleReasons = ['no-card', 'card-expired'] as const;
export type IneligibleReason = (typeof ineligibleReasons)[number];

/** Why something was decided by hand, as the public file says it. */
export const overrideCodes = ['mistake', 'operator', 'artist'] as const;
export type OverrideCode = (typeof overrideCodes)[number];
