import { crc32 } from 'node:zlib';
import type { FreeSeats } from '@stagedoor/contract/entities/seat-plan';
import { packBits } from '@stagedoor/rules/seats/packed';
import { isForAccess } from '@stagedoor/rules/seats/seat-kinds';
import type { PlanSeatRow, TakenSeats } from './plan-store.ts';

type SectionBits = FreeSeats['sections'][number];

/**
 * Whether each seat is free, section by section. A version says what it stands for: two nodes that saw the same say the
 * same, and nobody counts anything when a seat is sold.
 */
export function sectionBits(
  sections: readonly (readonly PlanSeatRow[])[],
  { inCarts, gone }: Pick<TakenSeats, 'inCarts' | 'gone'>,
): SectionBits[] {
  return sections.map((seats, section) => {
    const bits = packBits(seats.map(({ ticketId }) => !inCarts.has(ticketId) && !gone.has(ticketId)));
    return { section, version: crc32(bits).toString(36), bits };
  });
}

/** Levels of whose ordinary seats none is left, nor in anybody's cart. */
export function levelsSoldOut(seats: readonly PlanSeatRow[], { gone }: TakenSeats): number[] {
  const ordinary = Map.groupBy(
    seats.filter(({ kind }) => !isForAccess(kind)),
    ({ levelId }) => levelId,
  );
  const levelIds = [...new Set(seats.map(({ levelId }) => levelId))];
  return levelIds.filter((level) => (ordinary.get(level) ?? []).every(({ ticketId }) => gone.has(ticketId)));
}

/** `0:1f3a,1:9c`: the versions that somebody has. What is not understood is not had. */
export function newerThan(sections: readonly SectionBits[], have: string | undefined): SectionBits[] {
  const known = new Set((have ?? '').split(','));
  return sections.filter(({ section, version }) => !known.has(`${section}:${version}`));
}
