// Tells the watcher over a suite how far Vitest has come. A piece is a file: its tests share a process.
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { silenceAllowed } from './patience.ts';
import { say, type Outcome } from './progress.ts';

export default class VitestProgress implements Reporter {
  private root = '';

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    say({ kind: 'planned', pieces: specifications.map(({ moduleId }) => this.nameOf(moduleId)) });
  }

  onTestModuleQueued({ moduleId, project }: TestModule): void {
    const piece = this.nameOf(moduleId);
    const { testTimeout, hookTimeout } = project.config;
    const limitMs = silenceAllowed(Math.max(testTimeout, hookTimeout));
    say({ kind: 'begun', piece, file: piece, limitMs, at: Date.now() });
  }

  onTestModuleCollected({ moduleId }: TestModule): void {
    say({ kind: 'sign', piece: this.nameOf(moduleId), title: '', at: Date.now() });
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    say({ kind: 'sign', piece: this.nameOf(module.moduleId), title: fullName, at: Date.now() });
  }

  onTestCaseResult({ module }: TestCase): void {
    say({ kind: 'sign', piece: this.nameOf(module.moduleId), title: '', at: Date.now() });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = this.nameOf(module.moduleId);
    const outcomes = [...module.children.allTests()].map((test) => outcomeOf(file, test));
    // A file that breaks outside of its tests has none of them to show for it.
    const isBroken = module.state() === 'failed' && outcomes.every(({ status }) => status !== 'failed');
    if (isBroken) outcomes.push({ file, title: file, status: 'failed', seconds: 0 });
    say({ kind: 'ended', piece: file, outcomes });
  }

  private nameOf(moduleId: string): string {
    return relative(this.root, moduleId);
  }
}

function outcomeOf(file: string, test: TestCase): Outcome {
  const { state } = test.result();
  const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
  const status = state === 'passed' || state === 'skipped' ? state : 'failed';
  return { file, title: test.fullName.replaceAll(' > ', ' '), status, seconds };
}
