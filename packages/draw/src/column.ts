/** The column itself, or a larger one with the same beginning. */
export function withRoom<Column extends Uint8Array | Uint32Array | Float64Array>(
  column: Column,
  length: number,
): Column {
  if (length <= column.length) return column;
  const Kind = column.constructor as new (length: number) => Column;
  const larger = new Kind(2 * length);
  larger.set(column);
  return larger;
}
