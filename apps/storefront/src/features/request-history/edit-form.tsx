import { useId } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { AddonItem } from '../../parts/addons/addon-item.tsx';
import { addonsOf } from '../../parts/addons/addons-of.ts';
import { itemsOf, nothingAsked } from '../../parts/request-item/request-choice.ts';
import { RequestItem } from '../../parts/request-item/request-item.tsx';
import { withoutTaken } from './edited-places.ts';
import { EditedTotal } from './edited-total.tsx';
import { eventName } from './request-facts.ts';
import { SeriesClosed } from './series-closed.tsx';
import { useEditRequest } from './use-edit-request.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';

interface EditFormProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
  event: OutletEvent;
  onClose: () => void;
  /** True when the plan can be had only now. */
  onSaved: (gainedPlan: boolean) => void;
}

/** DIALOG-06, DIALOG-07: level, quantity and opt-out in each place; none of it takes the line out. */
export function EditForm({ request, eventRequest, event, onClose, onSaved }: EditFormProps) {
  const times = useTimes();
  const formId = useId();
  const edit = useEditRequest(request, eventRequest, event, onSaved);
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.editRequest}
      description={eventName(eventRequest, times)}
      dismissible={!edit.busy}
      actions={
        <>
          <Button look="lined" disabled={edit.busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} busy={edit.busy} disabledReason={edit.reason}>
            {formMessages.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={edit.save} busy={edit.busy || Boolean(edit.reason)}>
        <Stack gap={24}>
          <SeriesClosed request={request} />
          {edit.problem}
          <div>
            {itemsOf(event).map((item) => (
              <RequestItem
                key={item.id}
                item={withoutTaken(item, edit.lines.choice)}
                choice={edit.lines.choice[item.id] ?? nothingAsked}
                onChoose={(choice) => edit.chooseItem(item.id, choice)}
              />
            ))}
          </div>
          {addonsOf(event).map((item) => (
            <AddonItem
              key={item.id}
              item={item}
              lines={edit.lines.addons}
              headingLevel={3}
              onChoose={edit.chooseAddon}
            />
          ))}
          <EditedTotal request={request} eventId={event.id} wishes={edit.changed ? edit.wishes : []} />
        </Stack>
      </Form>
    </Dialog>
  );
}
