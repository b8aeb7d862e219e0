/** Asking for a better price level. */
interface UpgradableLine {
  allowsUpgrade: boolean;
  canceled: boolean;
  /** For the same tickets: one of the two at a time. */
  refundRequested: boolean;
  showBegun: boolean;
  priceLevelId: number;
  /** The levels of the line's item. */
  itemLevels: readonly { priceLevelId: number; sort: number }[];
}

/** There is a better level than the line's: it is not the first-sorted one of its item. */
export function canUpgrade(line: UpgradableLine): boolean {
  const own = line.itemLevels.find((level) => level.priceLevelId === line.priceLevelId);
  const better = line.itemLevels.some((level) => own !== undefined && level.sort < own.sort);
  return line.allowsUpgrade && !line.canceled && !line.refundRequested && !line.showBegun && better;
}

interface UpgradeEvent {
  eventId: number;
  tourId: number | null;
  upgradeItemId: number | null;
}

/** The other event of the same tour that holds the order's upgrade request, if any: asking here moves it. */
export const upgradeToMove = <E extends UpgradeEvent>(events: readonly E[], eventId: number): E | null => {
  const here = events.find((event) => event.eventId === eventId);
  if (!here || here.tourId === null) return null;
  return (
    events.find(
      (event) => event.eventId !== eventId && event.tourId === here.tourId && event.upgradeItemId !== null,
    ) ?? null
  );
};
