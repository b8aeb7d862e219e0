import { staffLetterMessages as words } from '@stagedoor/rules/messages/letters-to-staff';
import { letterParts } from '../../mail/index.ts';
import type { NewMail } from '../../mail/index.ts';
import type { ReachedOwner } from '../reach-owners.ts';

/** A matter that waits, as Today tells it. */
export interface WaitingMatter {
  count: number;
  what: string;
  detail?: string | undefined;
  path: string;
}

const { paragraph, button, link, note } = letterParts;

const linesOf = ({ count, what, detail }: WaitingMatter): string =>
  `${count} ${what}.${detail ? ` ${detail}` : ''}`;

/** One matter, at once. */
export function matterMail({ email, from, officeAddress }: ReachedOwner, matter: WaitingMatter): NewMail {
  const subject = `${matter.count} ${matter.what}`;
  return {
    kind: 'staff-matter',
    from,
    to: email,
    subject,
    headline: subject,
    preview: matter.detail ?? from.name,
    parts: [
      ...(matter.detail ? [paragraph`${matter.detail}`] : []),
      button(words.openRoom, `${officeAddress}${matter.path.slice(1)}`),
      note`${words.why}`,
    ],
  };
}

/** All that waits, in the morning. */
export function morningMail(
  { email, from, officeAddress }: ReachedOwner,
  matters: readonly WaitingMatter[],
): NewMail {
  return {
    kind: 'staff-morning',
    from,
    to: email,
    subject: words.morning,
    headline: words.morning,
    preview: matters.map(({ count, what }) => `${count} ${what}`).join(', '),
    parts: [
      ...matters.map(
        (matter) => paragraph`${link(linesOf(matter), `${officeAddress}${matter.path.slice(1)}`)}`,
      ),
      button(words.openToday, officeAddress),
      note`${words.why}`,
    ],
  };
}
