import { locale } from '@stagedoor/rules/language/locale';
import { closeAllShops, closeShop } from '@stagedoor/contract/calls/office/switches';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { inCheckout } from './crowd-words.ts';
import type { Crowd } from './crowd-words.ts';

export interface ToClose {
  name: string;
  /** None: every shop. */
  outletId?: number;
  crowd: Crowd;
}

const readers = (people: number): string => {
  if (people === 0) return 'Whoever comes sees your message';
  return people === 1
    ? '1 person sees your message at the next click'
    : `${people.toLocaleString(locale())} people see your message at their next click`;
};

export function CloseDialog({ shop, onClose }: { shop: ToClose; onClose: () => void }) {
  const { cartsInCheckout: carts } = shop.crowd;
  const toasts = useToasts();
  const one = useOfficeSend(closeShop);
  const all = useOfficeSend(closeAllShops);
  const form = useForm({ message: '' }, ({ message }) =>
    fieldErrors({ message: isBlank(message) && staffMessages.closingMessageNeeded }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    const { message } = form.values;
    try {
      if (shop.outletId === undefined) await all.mutateAsync({ message });
      else await one.mutateAsync({ outletId: shop.outletId, message });
      toasts.success(`Closed: ${shop.name}`);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close ${shop.name}?`}
      description="It can be opened again at any time."
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <ConsequenceList
            look="wide"
            items={[
              { key: 'people', icon: 'customers', what: readers(shop.crowd.people) },
              {
                key: 'carts',
                icon: 'ticket',
                what: `${inCheckout(carts)}${carts > 0 ? ', which may finish until the clock ends' : ''}`,
              },
              { key: 'jobs', icon: 'card', what: 'Charges that are under way go on' },
            ]}
          />
          <FormErrors form={form} />
          <TextField form={form} name="message" label="What customers read" autoComplete="off" />
          <Button type="submit" wide busy={busy}>
            Close {shop.name}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
