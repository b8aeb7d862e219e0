import { officeCalls } from '@stagedoor/contract/office-calls';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { openApi } from './openapi.ts';

const document = openApi('office');
const paths = recordOf(document['paths']);

const operationOf = ({ path, method }: { path: string; method: string }) =>
  recordOf(recordOf(paths[`/office.v1/${path}`])[method.toLowerCase()]);
const parametersOf = (call: { path: string; method: string }) =>
  (operationOf(call)['parameters'] as { name: string; in: string }[]).map(
    ({ name, in: place }) => `${place} ${name}`,
  );

test('[API-02] what a reading call can be asked stands there as parameters, also what it must be', () => {
  const orders = { path: 'orders/list', method: 'GET' };
  expect(parametersOf(orders)).toEqual(
    expect.arrayContaining(['query changedSince', 'query size', 'query after', 'query outletId']),
  );
  const { parameters } = operationOf({ path: 'orders/get', method: 'GET' });
  expect(parameters).toMatchObject([{ name: 'number', required: true }]);
  for (const call of cases(officeCalls.filter(({ method }) => method === 'GET')))
    expect([call.path, JSON.stringify(operationOf(call)['parameters'])]).toEqual([
      call.path,
      expect.not.stringContaining('null'),
    ]);
});

test('[API-02] every call says who may make it, how it refuses, and what happens once', () => {
  const responses = recordOf(recordOf(document['components'])['responses']);
  for (const call of officeCalls) {
    const { security, responses: answers } = operationOf(call);
    const isOpen = call.permission === 'anyone';
    expect([call.path, Array.isArray(security) && security.length > 0]).toEqual([call.path, !isOpen]);
    const statuses = Object.keys(recordOf(answers));
    expect(statuses).toEqual(expect.arrayContaining(isOpen ? ['200', '400'] : ['200', '400', '401', '403']));
    const named = Object.values(recordOf(answers)).flatMap((answer) => recordOf(answer)['$ref'] ?? []);
    for (const reference of cases(named))
      expect(Object.keys(responses)).toContain(JSON.stringify(reference).split(/[/"]/)[4]);
    expect([call.path, parametersOf(call).includes('header Idempotency-Key')]).toEqual([
      call.path,
      call.changes && !isOpen,
    ]);
  }
});

test('[API-02] every call that changes something has an example, which its own description takes', () => {
  for (const call of cases(officeCalls.filter(({ changes, name }) => changes && name !== 'finishFirstRun'))) {
    const body = recordOf(
      recordOf(recordOf(operationOf(call)['requestBody'])['content'])['application/json'],
    );
    const { success, error } = call.input.safeParse(body['example']);
    expect([call.name, success, error?.issues]).toEqual([call.name, true, undefined]);
  }
});
