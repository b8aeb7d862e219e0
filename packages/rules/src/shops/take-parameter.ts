/** A parameter of a page's address, and the address without it: secrets stay in no address, no history and no link. */
export function takeParameter(address: string, name: string): { value: string | undefined; rest: string } {
  const url = new URL(address);
  const value = url.searchParams.get(name) ?? undefined;
  url.searchParams.delete(name);
  return { value: value || undefined, rest: url.pathname + url.search + url.hash };
}
