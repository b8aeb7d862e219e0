/** GATE-10: the code of a charge that was never sent, because a gateway keeps the card that the seller has left. */
export const OTHER_GATEWAY = 'other-gateway';
