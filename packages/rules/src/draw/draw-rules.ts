/** The rules of a draw as its format wants them, from what a shop's description says. */
import { publicInputKeys } from './draw-settings.ts';
import type { DrawSettings, PublicInputSettings } from './draw-settings.ts';
import { valueOf } from '../values/value-of.ts';

interface DescribedLevel {
  id: number;
  price: number;
  limit: number;
  minimum: number;
  multiple: number;
  alternate: boolean;
  fees: readonly { value: number }[];
}

interface DescribedEvent {
  id: number;
  show: number;
  series: number | null;
  active: boolean;
  items: readonly { id: number; addOn: boolean; levels: readonly DescribedLevel[] }[];
}

export interface DrawnProgramme {
  shows: readonly { id: number; date: Date }[];
  outlets: readonly {
    id: number;
    series: readonly { id: number; draw: DrawSettings | null }[];
    events: readonly DescribedEvent[];
  }[];
}

export interface DrawRules {
  version: 1;
  draw: string;
  partial: boolean;
  households: boolean;
  caps: DrawSettings['caps'];
  publicInput: Record<string, string | number>;
  events: {
    id: number;
    startsAt: number;
    items: {
      id: number;
      sort: number;
      addOn: boolean;
      levels: (Pick<DescribedLevel, 'id' | 'minimum' | 'multiple' | 'alternate'> & {
        sort: number;
        unitCents: number;
        maximum: number;
      })[];
    }[];
  }[];
}

/** As the rules have it: only the keys of its kind. */
export const publicInputOf = (input: PublicInputSettings): DrawRules['publicInput'] => ({
  kind: input.kind,
  ...Object.fromEntries(publicInputKeys[input.kind].map((key) => [key, input[key] as string | number])),
});

const levelOf = (
  level: DescribedLevel,
  sort: number,
): DrawRules['events'][number]['items'][number]['levels'][number] => ({
  id: level.id,
  sort,
  unitCents: level.price + level.fees.reduce((sum, { value }) => sum + value, 0),
  minimum: level.minimum,
  maximum: level.limit,
  multiple: level.multiple,
  alternate: level.alternate,
});

const eventOf = (event: DescribedEvent, startsAt: number): DrawRules['events'][number] => ({
  id: event.id,
  startsAt,
  items: event.items.map(({ id, addOn, levels }, index) => ({
    id,
    sort: index + 1,
    addOn,
    levels: levels.map((level, nth) => levelOf(level, nth + 1)),
  })),
});

/** Nothing where the series is not drawn, or has no event with tickets to draw. */
export function drawRulesOf(programme: DrawnProgramme, seriesId: number, key: string): DrawRules | null {
  const dateOf = new Map(programme.shows.map(({ id, date }) => [id, date]));
  for (const { series, events } of programme.outlets) {
    const settings = series.find(({ id }) => id === seriesId)?.draw;
    if (!settings) continue;
    const drawn = events
      .filter((event) => event.series === seriesId && event.active && event.items.length > 0)
      .map((event) => eventOf(event, Math.floor(valueOf(dateOf, event.show).getTime() / 1000)))
      .toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    if (drawn.length === 0) return null;
    const { partial, households, caps, publicInput } = settings;
    const { tickets, ticketsPerEvent, events: most } = caps;
    return {
      version: 1,
      draw: key,
      partial,
      households,
      caps: { tickets, ticketsPerEvent, events: most },
      publicInput: publicInputOf(publicInput),
      events: drawn,
    };
  }
  return null;
}
