const LONGEST_LABEL = 40;

/** The name under which a shop could be found, made of what it is called; nothing while it is called nothing. */
export function suggestedHost(name: string, ending: string): string {
  const label = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_LABEL)
    .replaceAll(/^-+|-+$/g, '');
  return label && `${label}.${ending}`;
}
