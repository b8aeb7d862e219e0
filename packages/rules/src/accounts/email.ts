/** Whether an email address has the right form and a mail domain that can exist; never whether it is known. */
const LOCAL = /^[^\s@"(),:;<>[\\\]\p{C}]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const NOT_MAIL_DOMAINS = /\.(?:invalid|local|localhost)$/i;

const isMailDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    /^(?:\p{L}{2,}|xn--.+)$/iu.test(top) &&
    !NOT_MAIL_DOMAINS.test(domain)
  );
};

export function isEmail(text: string): boolean {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return (
    at > 0 &&
    email.length <= 254 &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    isMailDomain(email.slice(at + 1))
  );
}

/** The form in which addresses are compared and accounts found: without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const sameEmail = (a: string, b: string): boolean => emailKey(a) === emailKey(b);

/** The addresses of a comma separated list. */
export const splitEmails = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean);
