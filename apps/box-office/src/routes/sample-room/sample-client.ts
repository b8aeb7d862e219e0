// Stands in for the server on this page alone: a few hundred rows in memory, a moment away.
import { CallError } from '@stagedoor/client/call-error';
import type { Client } from '@stagedoor/client/create-client';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { getTask } from '@stagedoor/contract/calls/office/tasks';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { closeSamples, listSamples, renameSample } from './sample-calls.ts';
import type { Sample } from './sample-calls.ts';

const PAGE = 50;
const LATE_MS = 120;

const firstRows = (): Sample[] =>
  Array.from({ length: 214 }, (_, index) => ({
    number: `S${1000 + index}`,
    name: ['Juniper', 'Halcyon', 'Lantern', 'Tidewater'][index % 4]! + ` ${index + 1}`,
    state: index % 3 === 0 ? 'done' : 'open',
    cents: 5575 + ((index * 977) % 20_000),
    version: 1,
  }));

export function createSampleClient(): Client {
  let rows = firstRows();

  function list(question: InputOf<typeof listSamples>) {
    const words = question.words.toLowerCase();
    const found = rows
      .filter(({ state }) => !question.state || question.state.split('.').includes(state))
      .filter(({ name, number }) => `${number} ${name}`.toLowerCase().includes(words));
    const down = question.sort?.startsWith('-');
    const by = question.sort?.replace('-', '') === 'cents' ? 'cents' : 'number';
    found.sort((a, b) => (a[by] < b[by] ? -1 : 1) * (down ? -1 : 1));
    const start = startOf(found, question);
    return {
      rows: found.slice(start, start + PAGE),
      after: start + PAGE < found.length ? found[start + PAGE - 1]?.number : undefined,
      before: start > 0 ? found[start]?.number : undefined,
      matching: found.length,
      isExact: true,
      cents: found.reduce((sum, { cents }) => sum + cents, 0),
    };
  }

  function rename({ number, name, version }: InputOf<typeof renameSample>): Sample {
    const row = rows.find((each) => each.number === number)!;
    if (row.version !== version) {
      throw new CallError({
        status: 409,
        code: 'CHANGED_MEANWHILE',
        message: staffMessages.changedMeanwhile,
        body: row,
      });
    }
    const renamed = { ...row, name, version: version + 1 };
    rows = rows.map((each) => (each.number === number ? renamed : each));
    return renamed;
  }

  function close({ numbers }: InputOf<typeof closeSamples>) {
    const chosen = numbers?.split('.');
    rows = rows.map((row) => (!chosen || chosen.includes(row.number) ? { ...row, state: 'done' } : row));
    return {};
  }

  const answers: Record<string, (input: never) => unknown> = {
    [listSamples.name]: list,
    [renameSample.name]: rename,
    [closeSamples.name]: close,
    [getTask.name]: finished,
  };
  return {
    async send(call, input) {
      await new Promise((wake) => setTimeout(wake, LATE_MS));
      return answers[call.name]?.(input as never) as never;
    },
  };
}

/** The page shows its own pretence of progress; there is no file behind it. */
const finished = ({ id }: InputOf<typeof getTask>): OutputOf<typeof getTask> => ({
  task: {
    id,
    kind: 'sample',
    title: 'Samples',
    state: 'finished',
    done: 0,
    failed: 0,
    startedBy: 'this page',
    maySteer: false,
    parts: 0,
  },
  failures: [],
});

function startOf(found: readonly Sample[], { after, before }: InputOf<typeof listSamples>): number {
  if (after) return found.findIndex(({ number }) => number === after) + 1;
  if (before) return Math.max(0, found.findIndex(({ number }) => number === before) - PAGE);
  return 0;
}
