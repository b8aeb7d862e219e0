// What a door can say without a network: by the list it has, the signature, and the scans it has kept itself.
const HASH_LETTERS = 12;
const HASH_BYTES = 9;

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const lettersOf = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const readText = (text) => {
  const [, eventId, id, keyId, signature] =
    /^T1\.(\d{1,10})\.([\w-]{22})\.(\d{1,5})\.([\w-]{86})$/.exec(text.trim()) ?? [];
  return id ? { eventId: Number(eventId), id, keyId: Number(keyId), signature } : undefined;
};

/** A list as it came, made ready to be asked. */
export const openList = async (list) => {
  const codes = new Set();
  for (let at = 0; at < list.codes.length; at += HASH_LETTERS)
    codes.add(list.codes.slice(at, at + HASH_LETTERS));
  const keys = new Map();
  for (const { keyId, publicKey } of list.keys) {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
    keys.set(keyId, key);
  }
  return {
    ...list,
    codes,
    keys,
    inside: new Map(list.inside.map(([hash, at, gate]) => [hash, { at, gate }])),
  };
};

const isSigned = async (list, ticket) => {
  const key = list.keys.get(ticket.keyId);
  const { eventId, id, keyId, signature } = ticket;
  const said = new TextEncoder().encode(`stagedoor ticket:${list.sellerId}:T1.${eventId}.${id}.${keyId}`);
  return key !== undefined && crypto.subtle.verify('Ed25519', key, bytesOf(signature), said);
};

const hashOf = async ({ id }) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(id)));
  return lettersOf(digest.subarray(0, HASH_BYTES));
};

/** Let out again: the ticket lets somebody in as before. */
export const forgetEntry = async (list, text) => {
  const ticket = readText(text);
  if (ticket) list.inside.delete(await hashOf(ticket));
};

/** Whoever is let in is kept in the list: a second look says so. */
export const judgeOffline = async (list, text, now) => {
  const ticket = readText(text);
  if (!ticket || !(await isSigned(list, ticket))) return { result: 'not-ours' };
  if (ticket.eventId !== list.eventId) return { result: 'wrong-show' };
  const hash = await hashOf(ticket);
  const known = list.inside.get(hash);
  if (known) return { result: 'already', since: known.at, gate: known.gate };
  if (!list.codes.has(hash)) return { result: 'replaced' };
  list.inside.set(hash, { at: now, gate: list.gate });
  return { result: 'in' };
};
