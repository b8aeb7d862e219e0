/** Letters to owners about what needs a person. */
export const alertMessages = {
  'payments-undecided': {
    subject: 'Payments have no outcome',
    told: 'The gateway has not answered for a quarter of an hour what became of a payment. Nobody is charged twice; its buyers see that their payment is being confirmed.',
    todo: 'Ask whether the gateway answers. When it does, the payments settle by themselves within seconds.',
  },
  'payments-need-somebody': {
    subject: 'A payment waits for a decision',
    told: 'The gateway holds a payment, or said something that we do not understand.',
    todo: 'Open Today in the box office: the payment stands there, with what to decide.',
  },
  'letters-stuck': {
    subject: 'Letters do not leave',
    told: 'A letter to a customer has been waiting for half an hour. Letters are kept, and go out when the mail server takes them.',
    todo: 'Whoever runs the shop finds out what the mail server answers with the command doctor.',
  },
  'letters-given-up': {
    subject: 'Letters came back',
    told: 'There are addresses that take no letters, and we have given up on them.',
    todo: 'Open Mail in the box office and look at those that came back: correct the address, and send the letter again.',
  },
  openOffice: 'Open the box office',
  again: 'As long as it lasts you hear of it once a day.',
} as const;
