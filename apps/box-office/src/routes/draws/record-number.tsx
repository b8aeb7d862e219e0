import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '@stagedoor/asking/words-of';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { recordDrawNumber } from '@stagedoor/contract/calls/office/decide-draws';
import { getDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import { Stack } from '@stagedoor/ui/stack';
import { untilKnown } from '../../parts/asking/until-known.ts';
import { useAskOnce } from '../../parts/asking/use-ask-once.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

/** The draw waits for a number that somebody else makes known; it is checked, and never substituted. */
export function RecordNumber({ draw }: { draw: DrawDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Record the public number…</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="The public number"
        description={draw.inputSource ?? `Round ${draw.inputRound} of the drand beacon`}
      >
        {open && <Question draw={draw} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

/** The same text, typed twice: spaces that were copied along are nobody's meaning. */
const plain = (given: string): string => given.replaceAll(/\s/g, '').toLowerCase();

function Question({ draw, onDone }: { draw: DrawDetail; onDone: () => void }) {
  const send = useOfficeSend(recordDrawNumber);
  const look = useAskOnce(getDraw);
  const queries = useQueryClient();
  const [looks, setLooks] = useState(false);
  const { seriesId } = draw;
  const isDigits = draw.inputKind === 'digits';
  const form = useForm({ given: '', again: '' }, ({ given, again }) =>
    fieldErrors({
      given: isBlank(given) && drawOfficeMessages.numberMissing,
      again: plain(given) !== plain(again) && drawOfficeMessages.numbersDiffer,
    }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    const { given } = form.values;
    try {
      await untilKnown(
        () => send.mutateAsync({ seriesId, ...(isDigits ? { digits: given } : { signature: given }) }),
        {
          hasHappened: async () => (await look({ seriesId })).publicNumber !== undefined,
          onLook: () => setLooks(true),
        },
      );
      void queries.invalidateQueries();
      onDone();
    } catch (error) {
      form.fail(wordsOf(error));
    } finally {
      setLooks(false);
    }
  });
  const label = isDigits ? `The ${draw.inputDigits} digits` : 'Signature of the round, in hex';
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <ConsequenceList
          look="wide"
          items={[
            { key: 'order', icon: 'lock', what: drawOfficeMessages.numberFixesOrder(draw.requests) },
            { key: 'public', icon: 'shield', what: drawOfficeMessages.numberIsPublic },
            { key: 'never', icon: 'alert', what: drawOfficeMessages.numberStays },
          ]}
        />
        <FormErrors form={form} />
        {looks && <Alert role="status">{staffMessages.looksUp}</Alert>}
        <TextField form={form} name="given" label={label} autoComplete="off" />
        <TextField form={form} name="again" label={`${label}, once more`} autoComplete="off" />
        <div>
          <Button type="submit" busy={busy}>
            Record it for good
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
