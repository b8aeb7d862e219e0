/** Addresses that an operator typed and a page will offer: nothing that could run as a script. */
const hasProtocol = (address: string, allowed: RegExp): boolean =>
  URL.canParse(address) && allowed.test(new URL(address).protocol);

/** The address when it is https, http or mailto; otherwise null, and no link is offered. */
export function safeLink(address: string | null | undefined): string | null {
  const link = address?.trim() ?? '';
  return hasProtocol(link, /^(?:https?|mailto):$/) ? link : null;
}

/** The same for pictures, which may also lie on this site (`/images/poster.svg`). */
export function safeImage(address: string | null | undefined): string | null {
  const image = address?.trim() ?? '';
  return /^\/(?![/\\])/.test(image) || hasProtocol(image, /^https?:$/) ? image : null;
}
