const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);

/** What is wrong with the name under which a shop shall be found. */
export const hostNameProblem = (name: string): string | undefined =>
  HOST.test(name)
    ? undefined
    : `"${name}" is not a host name: small letters, digits, hyphens and dots, without https:// and without a port.`;
