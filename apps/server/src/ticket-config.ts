// The secret that signs the addresses of ticket pages. It comes from the environment or from a file.
import { readFileSync } from 'node:fs';
import type { ConfigReader } from './config.ts';

export interface TicketConfig {
  ticketSecret: string;
}

const DEMO_SECRET = 'stagedoor-demo-ticket-secret';
const SHORTEST_SECRET = 24;

function readSecret({ text, complaints }: ConfigReader): string | undefined {
  const path = text('TICKET_SECRET_FILE');
  if (path === undefined) return text('TICKET_SECRET');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    complaints.push(`TICKET_SECRET_FILE names a file that cannot be read: "${path}".`);
    return undefined;
  }
}

export function readTicketConfig(reader: ConfigReader, production: boolean): TicketConfig {
  const secret = readSecret(reader) ?? (production ? '' : DEMO_SECRET);
  if (secret.length < SHORTEST_SECRET)
    reader.complaints.push(
      `TICKET_SECRET must be set to ${SHORTEST_SECRET} characters or more: it protects the tickets on phones.`,
    );
  if (production && secret === DEMO_SECRET)
    reader.complaints.push('TICKET_SECRET holds the demo secret, which everybody knows.');
  return { ticketSecret: secret };
}
