import type { ListedInvitation } from '../../guest-list/index.ts';
import type { InvitationsImported } from '../../importing/index.ts';

/** A table for the terminal. */
export function describeInvitations(invitations: readonly ListedInvitation[]): string {
  const rows = invitations.map((each) => [
    String(each.invitationId),
    each.state,
    `${each.ticketsHeld} of ${each.ticketQuota}`,
    `${each.uses} of ${each.useLimit}`,
    each.expiresAt.toISOString().slice(0, 16).replace('T', ' '),
    each.guestName,
    each.reference ?? '',
  ]);
  const head = ['Number', 'State', 'Tickets', 'Uses', 'Expires (UTC)', 'Guest', 'Reference'];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `${invitations.length} invitations.`].join('\n');
}

/** Every mistake with its line, then what is good, and what to do to have it. */
export function describeImport(
  { mistakes, good, lines, changes }: InvitationsImported,
  dryRun: boolean,
): string {
  const said = mistakes.map(({ place, text }) => `${place.file}:${place.line}: ${text}`);
  said.push(`${good} of ${lines} invitations are good.`);
  if (changes) {
    const { created, updated, unchanged } = changes;
    said.push(`Saved: ${created} created, ${updated} updated, ${unchanged} unchanged.`);
  } else if (good > 0) {
    const how = dryRun ? 'without --dry-run' : 'with --without-broken';
    said.push(`Nothing was saved. Run it again ${how} to make them.`);
  }
  return said.join('\n');
}
