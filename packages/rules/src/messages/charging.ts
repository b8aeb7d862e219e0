/** What the room Charging says when something cannot be done. */
export const chargingMessages = {
  gatewayAway: (since: string) =>
    `The card gateway cannot be reached since ${since}. Nothing was charged meanwhile and nobody was written to. Charging pauses, and goes on by itself as soon as the gateway answers.`,
  nothingToRetry:
    'None of these can be tried now: they were paid or canceled, are being charged, or were tried in the last ten minutes.',
  notNow:
    'This cannot be tried now: it was paid, is being charged, has another amount, or was tried in the last ten minutes.',
  notExtendable: 'This cannot be extended: it was paid or canceled, no clock runs, or it was extended twice.',
  nothingToLetGo:
    'None of these can be let go: they were paid or canceled, or a charge of them is under way.',
  notSettled: {
    'not-yours-to-decide':
      'This payment is still looked up by itself. A person decides after the eight hours in which it can be sent again.',
    'does-not-match':
      'The gateway has no captured transaction under this number with the same reference and amount.',
    'is-there':
      'The gateway knows this payment: it cannot be closed as never charged. Ask the gateway once more.',
  },
} as const;
