export function judge(what: string, value: number, most: number, unit: string): boolean {
  const isMet = value <= most;
  console.log(`${isMet ? '✓' : '✗'} ${what}: ${value.toFixed(1)}${unit} (at most ${most})`);
  return isMet;
}
