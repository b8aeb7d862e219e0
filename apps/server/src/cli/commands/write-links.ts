import { writeFileSync } from 'node:fs';
import type { MadeInvitation } from '../../importing/index.ts';

/** A spreadsheet must not take a guest's name for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** For whoever sends the invitations. Whoever holds a link is the guest, so nobody else may read the file. */
export function writeLinks(
  file: string,
  made: readonly MadeInvitation[],
  linkOf: (token: string) => string,
): void {
  const rows = made.map(({ reference, guest, email, token }) => [
    reference,
    guest,
    email ?? '',
    linkOf(token),
  ]);
  const lines = [['reference', 'guest', 'email', 'link'], ...rows].map((row) => row.map(cell).join(','));
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
}
