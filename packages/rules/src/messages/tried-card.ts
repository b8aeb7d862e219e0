/** What is said of the card that an owner tries before the shop opens. */
export const triedCardMessages = {
  never: (gateway: string) => `No card was tried at ${gateway} since its keys are there.`,
  asked: (gateway: string) => `${gateway} has not answered yet. Look again in a minute.`,
  refused: (gateway: string, card: string, problem: string) =>
    `${gateway} did not charge ${card}: ${problem}`,
  noReason: 'it gave no reason',
  charged: (card: string, amount: string) => `${amount} was charged to ${card}, and is still to go back`,
  returned: (gateway: string, card: string, amount: string) =>
    `${amount} was charged to ${card} at ${gateway} and given back`,
  noCard: 'No card was typed yet. Open the form of the gateway, type one, and come back.',
  formFailed: (gateway: string) => `${gateway} did not open its form. Try again in a moment.`,
} as const;
