/** A card as staff know it: `Visa •••• 1111`; one that only its digits are known of is called a card. */
export const maskedCard = (lastFour: string, type = 'Card'): string => `${type} •••• ${lastFour}`;
