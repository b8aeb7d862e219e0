import { compareBooks } from './compare-books.ts';
import { readLedger, readWaiting, reportMoney } from './read-ledger.ts';

/** Our books: what moved, what waits for its answer, the sums, and how they differ from the gateway's. */
export const ledger = { read: readLedger, readWaiting, report: reportMoney, compare: compareBooks };
