import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listHalls, makeHall } from '@stagedoor/contract/calls/office/halls';
import type { ToldHall } from '@stagedoor/contract/calls/office/halls';
import { wordsOf } from '@stagedoor/asking/words-of';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { TextInput } from '@stagedoor/ui/text-input';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import setup from '../setup.module.css';

interface Venue {
  venueId: number;
  name: string;
  place: string;
}

/** Which halls are there, and by which plans are they sold? */
export function HallsRoom() {
  usePageTitle(words.roomTitle);
  const answer = useOfficeAnswer(listHalls, {});
  const mayChange = useMayDo('setup.change');
  return (
    <>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
        ]}
        title={words.halls}
        facts={words.hallsMean}
      />
      <Answered answer={answer} what={words.halls}>
        {({ halls, venues }) => (
          <SideColumn side={mayChange && <NewHall venues={venues} />}>
            <Panel title={words.halls} flush>
              {halls.length === 0 && <p className={setup.outlet}>{words.noHall}</p>}
              <ul className={setup.rows}>
                {halls.map((hall) => (
                  <HallRow key={hall.hallId} hall={hall} />
                ))}
              </ul>
            </Panel>
          </SideColumn>
        )}
      </Answered>
    </>
  );
}

const HallRow = ({ hall }: { hall: ToldHall }) => (
  <li className={setup.outlet}>
    <div>
      <Link to={`/setup/halls/${hall.hallId}`}>{hall.name}</Link>
      <p className={setup.quiet}>{[hall.venue, hall.place].join(', ')}</p>
    </div>
    <div className={setup.end}>
      {hall.isDrafted && <Tag>{words.draft}</Tag>}
      <span className={setup.quiet}>{words.plans(hall.versions)}</span>
    </div>
  </li>
);

function NewHall({ venues }: { venues: readonly Venue[] }) {
  const navigate = useNavigate();
  const send = useOfficeSend(makeHall);
  const [name, setName] = useState('');
  const [venue, setVenue] = useState(venues[0]?.venueId);
  if (venue === undefined)
    return (
      <Panel title={words.newHall}>
        <p className={setup.quiet}>{words.noVenue}</p>
      </Panel>
    );
  const make = () =>
    send.mutate(
      { venueId: venue, name: name.trim() },
      { onSuccess: ({ hallId }) => void navigate(`/setup/halls/${hallId}`) },
    );
  return (
    <Panel title={words.newHall}>
      <Form onSubmit={make} busy={send.isPending} aria-label={words.newHall}>
        <Stack gap={16}>
          {send.error && <Alert tone="critical" role="alert" title={wordsOf(send.error)} />}
          <Field label={words.venue}>
            <Select value={venue} onChange={(event) => setVenue(Number(event.target.value))}>
              {venues.map((each) => (
                <option key={each.venueId} value={each.venueId}>
                  {each.name}, {each.place}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.name}>
            <TextInput value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Button
            type="submit"
            look="lined"
            busy={send.isPending}
            disabledReason={name.trim() === '' ? words.nameFirst : undefined}
          >
            {words.draw}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
