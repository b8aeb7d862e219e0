import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePolicy } from './policies.ts';

const salesType = fc.constantFrom(-1, 1, 2, 3);
const policies = fc.array(fc.record({ policyType: fc.integer({ min: 1, max: 3 }), salesType }));

test('[CONST-18] the chosen policy fits, and is the exact one whenever there is one', () => {
  fc.assert(
    fc.property(policies, fc.integer({ min: 1, max: 3 }), salesType, (all, policyType, wanted) => {
      const chosen = choosePolicy(all, policyType, wanted);
      const exact = all.some((each) => each.policyType === policyType && each.salesType === wanted);
      const any = all.some((each) => each.policyType === policyType && each.salesType === -1);
      expect(chosen !== null).toBe(exact || any);
      expect(chosen?.policyType ?? policyType).toBe(policyType);
      expect(chosen?.salesType ?? -1).toBe(exact ? wanted : -1);
    }),
  );
});
