import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { Select } from '@stagedoor/ui/select';
import { artistsOf } from './artists.ts';
import styles from './event-list.module.css';

interface ArtistFilterProps {
  events: readonly OutletEvent[];
  /** The chosen artist's id, or empty for all. */
  value: string;
  onChange: (artistId: string) => void;
}

export function ArtistFilter({ events, value, onChange }: ArtistFilterProps) {
  const artists = artistsOf(events);
  if (artists.length === 0) return null;
  const known = artists.some(({ id }) => String(id) === value);
  return (
    <label className={styles.filter}>
      <span>{eventTagMessages.artist}</span>
      <Select fit value={known ? value : ''} onChange={(change) => onChange(change.target.value)}>
        <option value="">{eventListMessages.showAll}</option>
        {artists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
}
