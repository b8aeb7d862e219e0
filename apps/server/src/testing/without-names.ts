import dns from 'node:dns';
import { existsSync } from 'node:fs';

type Done = (error: NodeJS.ErrnoException) => void;

/** While the file is there, no name leads anywhere from this process; an address is not looked up, and so is not harmed. */
export function loseNamesWhile(file: string): void {
  const lookup = dns.lookup as (...asked: unknown[]) => void;
  const lose = (...asked: unknown[]): void => {
    if (!existsSync(file)) return lookup(...asked);
    const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${String(asked[0])}`), {
      code: 'ENOTFOUND',
    });
    setImmediate(() => (asked.at(-1) as Done)(error));
  };
  Object.assign(dns, { lookup: lose });
}
