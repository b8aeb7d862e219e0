/** GATE-06: the shop's page that a bank leads back to, once it has asked. */
export const confirmPath = (ref: string): string => `/confirm/${ref}`;
