export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const GAP = 8;

/** The highest place for a box in its column, at `top` or below, where it covers none of those that stay in sight. */
export function clearTop(box: Box, kept: readonly Box[], top: number): number {
  const height = box.bottom - box.top;
  const inTheWay = kept
    .filter(({ left, right }) => left < box.right && right > box.left)
    .toSorted((one, other) => one.top - other.top);
  let place = top;
  for (const { top: start, bottom } of inTheWay)
    if (start < place + height && bottom > place) place = bottom + GAP;
  return place;
}
