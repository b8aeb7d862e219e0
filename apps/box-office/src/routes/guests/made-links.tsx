import { locale } from '@stagedoor/rules/language/locale';
import type { SavedInvitations } from '@stagedoor/contract/calls/office/invitations';
import { csvLines } from '@stagedoor/rules/writing/csv';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import { saveFile } from '../../parts/tasks/save-file.ts';

/** Links of those whom nobody writes to: they are shown now and never again. */
export function MadeLinks({ links }: Pick<SavedInvitations, 'links'>) {
  const [first] = links;
  if (!first) return null;
  const keep = () =>
    saveFile('invitation-links.csv', [
      csvLines([
        ['reference', 'guest', 'email', 'link'],
        ...links.map(({ reference, guest, email, link }) => [reference, guest, email ?? undefined, link]),
      ]),
    ]);
  return (
    <Alert tone="warning" title="Links that are shown once">
      <Stack gap={8}>
        {links.length === 1 ? (
          <span style={{ overflowWrap: 'anywhere' }}>{first.link}</span>
        ) : (
          <span>
            {links.length.toLocaleString(locale())} guests are not written to. Whoever has a link is the
            guest.
          </span>
        )}
        <Button look="lined" size="s" onClick={keep}>
          Keep {links.length === 1 ? 'the link' : 'the links'} as CSV
        </Button>
      </Stack>
    </Alert>
  );
}
