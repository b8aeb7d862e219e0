// A link with which somebody comes: for the first time, to choose another password, or to found the first shop. What is secret in it stands
// after the `#`, where no server and no log sees it, and leaves the address before anything else happens.
export interface ArrivalLink {
  kind: 'invitation' | 'new-password' | 'first-run';
  token: string;
}

const kinds: Readonly<Record<string, ArrivalLink['kind']>> = {
  '/invitation': 'invitation',
  '/new-password': 'new-password',
  '/first-run': 'first-run',
};

export function takeArrivalLink(address: string): ArrivalLink | undefined {
  const { pathname, hash } = new URL(address);
  const token = decodeURIComponent(hash.slice(1));
  const kind = kinds[pathname];
  return kind && token ? { kind, token } : undefined;
}
