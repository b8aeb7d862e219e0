/** ACCT-15: the page of every outlet's own host that the card form frames, to report to the page that frames it. */
export const communicatorPath = '/payment/communicator';
