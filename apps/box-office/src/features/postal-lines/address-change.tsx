import { useId } from 'react';
import { AddressFields } from '@stagedoor/forms/address-fields';
import { FormErrors } from '@stagedoor/forms/form-errors';
import type { useAddressForm } from '@stagedoor/forms/use-address-form';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { ChangedMeanwhile } from '../../parts/changed/changed-meanwhile.tsx';
import { addressVersions } from './address-versions.ts';
import type { Versioned } from './address-versions.ts';

interface AddressChangeProps {
  title: string;
  description: string;
  form: ReturnType<typeof useAddressForm>;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** What somebody else made of it meanwhile. */
  theirs:
    | { who: string; address: Versioned | undefined; onYours: () => void; onBack: () => void }
    | undefined;
}

/** Where somebody changed it meanwhile, both versions stand side by side, and what was typed stays. */
export function AddressChange(props: AddressChangeProps) {
  const { title, description, form, busy, onSubmit, onClose, theirs } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      dismissible={!busy}
      actions={
        <Button type="submit" form={formId} busy={busy}>
          {formMessages.save}
        </Button>
      }
    >
      <Form id={formId} onSubmit={onSubmit} busy={busy}>
        <Stack>
          <FormErrors form={form} />
          <AddressFields form={form} />
        </Stack>
      </Form>
      {theirs && (
        <ChangedMeanwhile
          open
          theirName={theirs.who}
          fields={addressVersions(theirs.address, form.values)}
          onTheirs={onClose}
          onYours={theirs.onYours}
          onClose={theirs.onBack}
        />
      )}
    </Dialog>
  );
}
