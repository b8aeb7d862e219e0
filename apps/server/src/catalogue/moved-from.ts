/** The date that was announced first, where the show is on another one now. Of one that is canceled nobody asks. */
export const movedFrom = (row: {
  starts_at: Date | null;
  moved_from: Date | null;
  canceled_at: Date | null;
}): Date | undefined =>
  row.canceled_at === null && row.moved_from !== null && row.moved_from.getTime() !== row.starts_at?.getTime()
    ? row.moved_from
    : undefined;
