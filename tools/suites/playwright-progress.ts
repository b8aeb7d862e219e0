// Tells the watcher over a suite how far Playwright has come. A piece is a test, by its place.
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { silenceAllowed } from './patience.ts';
import { say, type Outcome } from './progress.ts';

const fileOf = ({ location }: TestCase): string => relative(process.cwd(), location.file);
const pieceOf = (test: TestCase): string => `${fileOf(test)}:${test.location.line} ${projectOf(test)}`;
const projectOf = ({ parent }: TestCase): string => parent.project()?.name ?? '';

/** The words of its groups and its own, without project and file. */
const titleOf = (test: TestCase): string => [...test.titlePath().slice(3), `(${projectOf(test)})`].join(' ');

function statusOf(test: TestCase): Outcome['status'] {
  const outcome = test.outcome();
  return outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed';
}

export default class PlaywrightProgress implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    say({ kind: 'planned', pieces: suite.allTests().map(pieceOf) });
  }

  onTestBegin(test: TestCase): void {
    const limitMs = silenceAllowed(test.timeout);
    say({ kind: 'begun', piece: pieceOf(test), file: fileOf(test), limitMs, at: Date.now() });
    this.onStepBegin(test);
  }

  onStepBegin(test: TestCase): void {
    say({ kind: 'sign', piece: pieceOf(test), title: titleOf(test), at: Date.now() });
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const outcome = { file: fileOf(test), title: titleOf(test), status: statusOf(test) };
    say({ kind: 'ended', piece: pieceOf(test), outcomes: [{ ...outcome, seconds: duration / 1000 }] });
  }

  /** What broke outside of every test. */
  onError({ message = '' }: TestError): void {
    const title = message.split('\n')[0] ?? '';
    say({ kind: 'ended', piece: title, outcomes: [{ file: '', title, status: 'failed', seconds: 0 }] });
  }
}
