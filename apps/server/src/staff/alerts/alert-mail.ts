import type { TroubleKind } from '@stagedoor/rules/alerts/troubles';
import { alertMessages } from '@stagedoor/rules/messages/alerts';
import { letterParts, timesOf } from '../../mail/index.ts';
import type { NewMail } from '../../mail/index.ts';
import type { ReachedOwner } from '../reach-owners.ts';

const { paragraph, button } = letterParts;

export function alertMail(
  kind: TroubleKind,
  since: Date,
  { email, from, officeAddress }: ReachedOwner,
): NewMail {
  const { subject, told, todo } = alertMessages[kind];
  return {
    kind: 'owner-alert',
    from,
    to: email,
    subject,
    headline: subject,
    preview: todo,
    parts: [
      paragraph`${told}`,
      paragraph`${todo}`,
      button(alertMessages.openOffice, officeAddress),
      paragraph`Since ${timesOf(from).formatDateTime(since)}. ${alertMessages.again}`,
    ],
  };
}
