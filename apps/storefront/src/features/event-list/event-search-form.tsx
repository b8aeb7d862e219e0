import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventSearch } from '@stagedoor/rules/events/find-events';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { eventSearchMessages } from '@stagedoor/rules/messages/event-search';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { TextInput } from '@stagedoor/ui/text-input';
import { artistsOf } from './artists.ts';
import { citiesOf, searchNames } from './event-search.ts';
import styles from './event-search-form.module.css';

interface EventSearchFormProps {
  events: readonly OutletEvent[];
  search: EventSearch;
  /** While somebody types, the address changes in place. */
  onChange: (part: Partial<EventSearch>, isTyping?: boolean) => void;
}

/** REPORT-05: a form that works by itself, too, before the page's code has come. */
export function EventSearchForm({ events, search, onChange }: EventSearchFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form role="search" aria-label={eventSearchMessages.search} className={styles.form} onSubmit={submit}>
      <Words value={search.words} onChange={(words) => onChange({ words }, true)} />
      <Choices events={events} search={search} onChange={onChange} />
      <Field label={eventSearchMessages.from}>
        <TextInput
          type="date"
          name={searchNames.from}
          value={search.from}
          max={search.until || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Field>
      <Field label={eventSearchMessages.until}>
        <TextInput
          type="date"
          name={searchNames.until}
          value={search.until}
          min={search.from || undefined}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </Field>
      <noscript>
        <button type="submit">{eventSearchMessages.find}</button>
      </noscript>
    </form>
  );
}

/** What is typed stands in the field at once; the address may be a moment behind, or come back from elsewhere. */
function Words({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  return (
    <div className={styles.words}>
      <Field label={eventSearchMessages.words}>
        <TextInput
          type="search"
          name={searchNames.words}
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value);
            told.current = target.value;
            onChange(target.value);
          }}
        />
      </Field>
    </div>
  );
}

function Choices({ events, search, onChange }: EventSearchFormProps) {
  const cities = citiesOf(events);
  const artists = artistsOf(events);
  const isKnownArtist = artists.some(({ id }) => String(id) === search.artistId);
  return (
    <>
      {cities.length > 1 && (
        <Field label={eventSearchMessages.city}>
          <Select
            name={searchNames.city}
            value={cities.includes(search.city) ? search.city : ''}
            onChange={({ target }) => onChange({ city: target.value })}
          >
            <option value="">{eventSearchMessages.anyCity}</option>
            {cities.map((city) => (
              <option key={city} value={city}>
                {city}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {artists.length > 0 && (
        <Field label={eventTagMessages.artist}>
          <Select
            name={searchNames.artistId}
            value={isKnownArtist ? search.artistId : ''}
            onChange={({ target }) => onChange({ artistId: target.value })}
          >
            <option value="">{eventListMessages.showAll}</option>
            {artists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
