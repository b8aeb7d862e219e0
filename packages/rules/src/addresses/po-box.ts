/** Street lines that look like a PO box, where nothing can be shipped to. */
const PO_BOX = /\bp[\s.-]*o[\s.-]*b(?:ox)?(?![a-z])|\bpost(?:al|\s+office)\s+box(?![a-z])|^\s*box[\s#.]*\d/i;

export const looksLikePoBox = (streetLine: string): boolean => PO_BOX.test(streetLine);
