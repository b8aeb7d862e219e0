/** ACCT-15: what the hosted card form reports, by way of the communicator page. */
export type CardReport =
  | { action: 'resizeWindow'; height: number }
  | { action: 'successfulSave' | 'transactResponse' | 'cancel' };

const LEAST_PX = 120;
const MOST_PX = 2000;

/** A query-style message; null for anything else. */
export function readCardReport(message: unknown): CardReport | null {
  if (typeof message !== 'string') return null;
  const report = new URLSearchParams(message);
  const action = report.get('action');
  if (action === 'successfulSave' || action === 'transactResponse' || action === 'cancel') return { action };
  const height = Number(report.get('height'));
  if (action !== 'resizeWindow' || !(height > 0)) return null;
  return { action, height: Math.min(Math.max(Math.ceil(height), LEAST_PX), MOST_PX) };
}
