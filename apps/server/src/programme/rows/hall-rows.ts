// The halls of venues, with every plan that they have had.
import { keptPlan } from '@stagedoor/descriptions/hall';
import type { Event, Hall } from '@stagedoor/descriptions/programme';
import type { CatalogueRows } from './tables-of-rows.ts';

type HallRows = Pick<CatalogueRows, 'halls' | 'hallVersions'>;
type PlanColumns = Pick<CatalogueRows['events'][number], 'hall_id' | 'hall_version' | 'paint'>;

export const hallRows = (seller_id: number, halls: readonly Hall[]): HallRows => ({
  halls: halls.map(({ id, venue, name }) => ({ seller_id, hall_id: id, venue_id: venue, name })),
  hallVersions: halls.flatMap(({ id, versions }) =>
    versions.map(({ version, ...plan }) => ({ seller_id, hall_id: id, version, plan })),
  ),
});

export function describedHalls({ halls, hallVersions }: HallRows): Hall[] {
  const versions = Map.groupBy(hallVersions, (row) => row.hall_id);
  // A hall that was never published is nobody's business yet.
  const published = halls.filter((row) => versions.has(row.hall_id));
  return published.map((row) => ({
    id: row.hall_id,
    venue: row.venue_id,
    name: row.name,
    versions: (versions.get(row.hall_id) ?? []).map(({ version, plan }) => ({
      version,
      ...keptPlan(plan),
    })),
  }));
}

export const planColumns = ({ plan }: Event): PlanColumns => ({
  hall_id: plan?.hall ?? null,
  hall_version: plan?.version ?? null,
  paint: plan?.paint ?? null,
});

export function describedPlan({ hall_id, hall_version, paint }: PlanColumns): Event['plan'] {
  if (hall_id === null || hall_version === null || paint === null) return null;
  return {
    hall: hall_id,
    version: hall_version,
    paint: paint.map(({ level, over, section, rows, seats }) => ({ level, over, section, rows, seats })),
  };
}
