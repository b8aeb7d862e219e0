// A likely slip in an address's domain, to be asked about: it is never changed unasked.

/** Where most people's mail is. */
const domains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'comcast.net',
  'msn.com',
  'proton.me',
];

/** Real ones that only look like a slip. */
const lookalikes = ['mail.com', 'ymail.com', 'email.com'];

/** Whether one slip makes the other: a letter more, a letter less, another one, or two that changed places. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, right] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    rest.slice(1) === right.slice(1) ||
    (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  );
}

/** `robin@gmail.com` for `robin@gmial.com`; null where nothing looks wrong. */
export function likelyEmail(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || [...domains, ...lookalikes].includes(domain)) return null;
  const meant = domains.find((known) => isOneSlipFrom(domain, known));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}
