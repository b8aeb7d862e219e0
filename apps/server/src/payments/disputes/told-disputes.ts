import type { Logger } from '../../platform/log.ts';
import type { Account } from '../gateway/account.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import type { FoundDispute } from '../gateway/payment-gateway.ts';

/** What an account tells of disputes since then. Keys that may not ask about them are told of, and charges go on as ever. */
export async function toldDisputes(
  { key, adapter }: Account,
  since: Date,
  log: Logger,
): Promise<FoundDispute[]> {
  const read = async (): Promise<FoundDispute[]> => {
    const told: FoundDispute[] = [];
    for await (const page of adapter.listDisputes({ since })) told.push(...page);
    return told;
  };
  return onTrouble(read, (trouble) => {
    if (trouble.kind !== 'refused') throw trouble;
    log.warn(
      { err: trouble, gateway: key },
      'the gateway does not tell of disputes: its key needs to read them',
    );
    return [];
  });
}
