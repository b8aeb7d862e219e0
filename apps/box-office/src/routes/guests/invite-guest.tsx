import { useState } from 'react';
import { getInvitationOffer, saveInvitations } from '@stagedoor/contract/calls/office/invitations';
import type { SavedInvitations } from '@stagedoor/contract/calls/office/invitations';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useNow } from '@stagedoor/screens/clock';
import { NO_LIST } from './guest-words.ts';
import { InvitationFields } from './invitation-fields.tsx';
import type { GuestListOffer } from './invitation-fields.tsx';
import { emptyInvitation, fileOfOne, sendingOf, validateInvitation } from './invitation-values.ts';
import { MadeLinks } from './made-links.tsx';

/** One invitation by hand. */
export function InviteGuest({ email, onClose }: { email: string; onClose: () => void }) {
  const answer = useOfficeAnswer(getInvitationOffer, {});
  const [made, setMade] = useState<SavedInvitations>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? 'The invitation is made' : 'Invite a guest'}
      description={made ? undefined : 'They choose their places with a link of their own.'}
    >
      {made ? (
        <Stack gap={16}>
          <MadeLinks links={made.links} />
          <Button wide onClick={onClose}>
            Done
          </Button>
        </Stack>
      ) : (
        <Answered answer={answer} what="What one can be invited to">
          {({ lists }) => <InviteForm lists={lists} email={email} onMade={setMade} onClose={onClose} />}
        </Answered>
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  lists: readonly GuestListOffer[];
  /** Where it goes, as far as it is known. */
  email: string;
  onMade: (made: SavedInvitations) => void;
  onClose: () => void;
}

function InviteForm({ lists, email, onMade, onClose }: InviteFormProps) {
  const toasts = useToasts();
  const now = useNow();
  const { outletId } = useOutletScope();
  const send = useOfficeSend(saveInvitations);
  const begin = lists.find((list) => list.outletId === outletId) ?? lists[0];
  const empty = emptyInvitation(String(begin?.outletId ?? ''), now);
  const form = useForm({ ...empty, email }, validateInvitation);
  const { submit, busy } = useSubmit(form, async () => {
    const { values } = form;
    try {
      const saved = await send.mutateAsync({
        outletId: Number(values.outlet),
        file: fileOfOne(values),
        ...sendingOf(values),
      });
      if (saved.made === 0) return form.fail(saved.problems.map(({ problem }) => problem).join(' '));
      if (saved.links.length > 0) return onMade(saved);
      toasts.success(
        values.letters === 'now'
          ? `A letter goes to ${values.email.trim()}`
          : 'The letter waits for its time',
      );
      return onClose();
    } catch (error) {
      return showRefusal(form, error);
    }
  });
  if (!begin) return <p>{NO_LIST}</p>;
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <InvitationFields form={form} lists={lists} />
        <Button type="submit" wide busy={busy}>
          {form.values.letters === 'none' ? 'Make the link' : 'Invite'}
        </Button>
      </Stack>
    </Form>
  );
}
