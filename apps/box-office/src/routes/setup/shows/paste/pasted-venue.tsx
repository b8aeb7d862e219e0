import { useState } from 'react';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { showEditorMessages } from '@stagedoor/rules/messages/show-editor';
import { sellerChoices } from '@stagedoor/rules/setup/seller-choices';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useTimes } from '../../../../parts/time/use-times.ts';
import type { NewVenue } from './sent-show.ts';

interface PastedVenueProps {
  name: string;
  onVenue: (venue: Omit<NewVenue, 'id'>) => void;
}

/** A venue that nobody knows yet: where it is, and by which clock it goes. It is public with the first show there. */
export function PastedVenue({ name, onVenue }: PastedVenueProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="link" size="s" onClick={() => setOpen(true)}>
        {showEditorMessages.newVenue}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={words.newVenue(name)}>
          <VenueForm
            onVenue={(place) => {
              setOpen(false);
              onVenue({ name, ...place });
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function VenueForm({ onVenue }: { onVenue: (place: Omit<NewVenue, 'id' | 'name'>) => void }) {
  const { zone } = useTimes();
  const [city, setCity] = useState('');
  const [state, setState] = useState('');
  const [timeZone, setZone] = useState(zone);
  const isWhole = city.trim() !== '' && state.trim() !== '';
  return (
    <Form onSubmit={() => isWhole && onVenue({ city: city.trim(), state: state.trim(), timeZone })}>
      <Stack gap={16}>
        <Field label={showEditorMessages.city}>
          <TextInput value={city} maxLength={100} onChange={({ target }) => setCity(target.value)} />
        </Field>
        <Field label={showEditorMessages.venueState}>
          <TextInput value={state} maxLength={50} onChange={({ target }) => setState(target.value)} />
        </Field>
        <Field label={showEditorMessages.venueZone}>
          <Select value={timeZone} onChange={({ target }) => setZone(target.value)}>
            {sellerChoices.timeZone.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" disabledReason={isWhole ? undefined : words.noVenue}>
          {words.addVenue}
        </Button>
      </Stack>
    </Form>
  );
}
