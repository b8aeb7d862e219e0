import { NotYourRole, StaleNote } from '../office/room-states.tsx';
import { Panel } from '../office/panel.tsx';
import { Stack } from '../stack.tsx';

export function OfficeStatePieces() {
  return (
    <Stack gap={24}>
      <StaleNote since="10:41 AM" />
      <Panel>
        <NotYourRole title="The ledger is for finance and owners" titleLevel={3}>
          owner@lantern.example and finance@lantern.example can open it.
        </NotYourRole>
      </Panel>
      <Panel title="Outcome unknown" tone="critical" foot="What to do stands in the hand book">
        It asks for a person.
      </Panel>
    </Stack>
  );
}
