import type { VerifiedAudit } from '../../packages/draw/src/verify-audit.ts';

export const comparedRemark = 'It is the draw that was published at freezing.';

/** What somebody should know of a file that holds. */
export function remarksOn(audit: VerifiedAudit): string[] {
  const remarks = [
    audit.isPublishedCompared
      ? comparedRemark
      : 'Nothing that was published at freezing was given (--published FILE): proven is only that the file agrees with itself.',
    ...onPublicNumber(audit),
    `Overrides: ${audit.overrides}`,
  ];
  const passedOver = audit.passedOver.map(
    ({ line, entry, place, level, earlierEntry, earlierPlace }) =>
      `Line ${line}: the override gives ${entry} (place ${place}) tickets of level ${level}, while ${earlierEntry} (place ${earlierPlace}) was denied there as sold out.`,
  );
  return [...remarks, ...passedOver];
}

function onPublicNumber({ publicNumber, isSignatureChecked }: VerifiedAudit): string[] {
  switch (publicNumber.kind) {
    case 'none':
      return ['There was no public number: the operator, who knew the secret, could have chosen the order.'];
    case 'digits':
      return [`The public number is ${publicNumber.value}: compare it with what its source made known.`];
    case 'drand':
      return isSignatureChecked
        ? ['The signature of the drand round was checked.']
        : ['The signature of the drand round was not checked: compare the round with the public beacon.'];
  }
}
