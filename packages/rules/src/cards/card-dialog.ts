/** How long the card dialog stays after a card was made. */
export const CARD_DIALOG_CLOSE_MS = 300;
