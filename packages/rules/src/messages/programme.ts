/** What is said to whoever changes what a shop is. */
export const programmeMessages = {
  refused: 'Nothing was changed: something speaks against it.',
  forbidden: 'Nothing was changed: something that was sold or asked for still needs what would go.',
  notKept: 'What this was made from is not kept any more. Please look at what is there now.',
  oneThing: 'Please name a series or an event, not both',
  sharedAlone: 'What all outlets share belongs to none of them',
  outletMissing: 'Please name the outlet that it belongs to',
} as const;
