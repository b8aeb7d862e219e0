import { nameOf, ticketsFor, whyNoAddOn } from './award.ts';
import type { Board } from './board.ts';
import { canonicalJson } from './canonical.ts';
import { readStep, type LogStep } from './log-step.ts';
import { outcome } from './outcome.ts';
import { refuse } from './refusal.ts';
import { hashText, portableSha256, type Sha256 } from './sha256.ts';

/** A walk comes once a day; the clocks may be changed in between. */
const leastSecondsBetweenWalks = 72_000;

/** The log as it grows: what came back goes down the published order. */
export class RunnerUpLog {
  readonly board: Board;
  readonly #order: Uint32Array;
  readonly #sha256: Sha256;
  readonly #passed = new Set<number>();
  #number = 0;
  #now = 0;
  #walkedAt = -Infinity;
  #newestHash: string;

  /** `start` is the board after all overrides and the closing hash of the audit file. */
  constructor(
    start: { readonly board: Board; readonly hash: string },
    order: Uint32Array,
    sha256: Sha256 = portableSha256,
  ) {
    this.board = start.board.copy();
    this.#newestHash = start.hash;
    this.#order = order;
    this.#sha256 = sha256;
  }

  /** What letters and pages show: the hash of the newest line. */
  get newestHash(): string {
    return this.#newestHash;
  }

  get length(): number {
    return this.#number;
  }

  /** The lines of an entry that wait, from 0: whoever passes an entry passes these. */
  waitingLines(id: string): number[] {
    const { entry, line: start } = this.#find(id, 0);
    const many = this.board.roll.startOf(entry + 1) - start;
    return Array.from({ length: many }, (_, at) => at).filter((at) => this.#takesPart(start + at));
  }

  /** Takes a step, or refuses it and stays as it is. Answers the lines that are to be written. */
  take(value: unknown): string[] {
    const step = readStep(value);
    if (step.at < this.#now) refuse('step.at', `is before ${this.#now}, the time of the line before`);
    this.#check(step);
    this.#now = step.at;
    const lines = [this.#write({ ...step })];
    if (step.type === 'walk') this.#walk(step.at, lines);
    return lines;
  }

  #check(step: LogStep): void {
    switch (step.type) {
      case 'return':
        return this.#takeBack(step.entry, step.line, step.quantity);
      case 'added': {
        const level = this.board.roll.plan.levelById.get(step.level);
        if (level === undefined) return refuse('step.level', `${step.level} is not in the rules`);
        return this.board.restock(level, step.count);
      }
      case 'pass': {
        const { line } = this.#find(step.entry, step.line);
        if (!this.#takesPart(line)) return refuse('step.line', `${step.line} waits for nothing`);
        this.#passed.add(line);
        return undefined;
      }
      case 'walk': {
        const earliest = this.#walkedAt + leastSecondsBetweenWalks;
        if (step.at < earliest)
          return refuse('step.at', `is before ${earliest}, too soon after the last walk`);
        this.#walkedAt = step.at;
        return undefined;
      }
    }
  }

  #takeBack(id: string, at: number, quantity: number): void {
    const { entry, line } = this.#find(id, at);
    const held = this.board.held(line);
    if (quantity > held) refuse('step.quantity', `is above the ${held} that the line holds`);
    this.board.giveBack(entry, line, quantity);
  }

  #find(id: string, at: number): { entry: number; line: number } {
    const { roll } = this.board;
    const entry = roll.find(id) ?? refuse('step.entry', `${id} is not in the list`);
    const line = roll.startOf(entry) + at;
    if (line >= roll.startOf(entry + 1)) refuse('step.line', `${at} is not a line of the entry`);
    return { entry, line };
  }

  /** Whether a line waits for tickets, or for what was not there to go with them. */
  #takesPart(line: number): boolean {
    if (this.#passed.has(line)) return false;
    const { roll } = this.board;
    const how = this.board.outcomeOf(line);
    const other = roll.plan.levels[roll.levelOf(line)]!.addOn ? outcome.noTicket : outcome.cap;
    return how === outcome.soldOut || how === other;
  }

  #walk(at: number, lines: string[]): void {
    const { roll } = this.board;
    for (const entry of this.#order) {
      const start = roll.startOf(entry);
      const end = roll.startOf(entry + 1);
      for (let line = start; line < end; line += 1) {
        if (!this.#takesPart(line) || !this.#serve(entry, line)) continue;
        const level = roll.plan.levels[this.board.levelOf(line)]!.id;
        const quantity = this.board.held(line);
        const about = { type: 'runner-up', at, entry: roll.idOf(entry), line: line - start };
        lines.push(this.#write({ ...about, level, quantity }));
      }
    }
  }

  #serve(entry: number, line: number): boolean {
    const { board } = this;
    const { roll } = board;
    const { addOn, event } = roll.plan.levels[roll.levelOf(line)]!;
    if (addOn) {
      if (whyNoAddOn(board, entry, line) !== undefined) return false;
      board.award(entry, line, roll.levelOf(line), roll.quantityOf(line), outcome.full);
      return true;
    }
    const award = ticketsFor(board, entry, line, board.roomFor(entry, event));
    if (award) board.award(entry, line, award.level, award.quantity, nameOf(board, line, award));
    return award !== undefined;
  }

  #write(about: object): string {
    this.#number += 1;
    const line = canonicalJson({ ...about, number: this.#number, previous: this.#newestHash });
    this.#newestHash = hashText(this.#sha256, line);
    return line;
  }
}
