// Who is signed in, and what happens when that ends in the middle of something: a call that is refused because the
// session is over, or the password too old, waits until somebody has signed in again, and is then made once more.
// Nothing that was typed is lost, and no room has to know.
import { CallError } from '@stagedoor/client/call-error';
import { createClient } from '@stagedoor/client/create-client';
import type { Client } from '@stagedoor/client/create-client';
import { getStaffSession } from '@stagedoor/contract/calls/office/staff-session';
import type { StaffSession } from '@stagedoor/contract/entities/staff';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import type { AnyCall } from '@stagedoor/contract/call';
import { NamedDoings } from './named-doings.ts';
import { isSilence } from '../asking/is-silence.ts';
import type { SessionChannel } from './session-channel.ts';

/** `unreachable`: the server did not answer the very first question. */
type Phase = 'asking' | 'unreachable' | 'out' | 'in';

export interface SessionState {
  phase: Phase;
  session: StaffSession | undefined;
  /** What calls wait for: signing in again, or the password alone. */
  waitsFor: 'sign-in' | 'password' | undefined;
  /** Since when the server does not answer; undefined while it does. */
  silentSince: Date | undefined;
}

interface Needs {
  fetch?: typeof fetch | undefined;
  channel: SessionChannel;
  timeNow: () => Date;
  /** Everything that was asked for is somebody else's, or old. */
  onFreshStart: () => void;
  /** The server answers again. */
  onBack: () => void;
}

const AGAIN_MS = 5000;

export class SessionEngine {
  readonly client: Client;
  readonly #needs: Needs;
  readonly #plain: Client;
  readonly #doings = new NamedDoings();
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { phase: 'asking', session: undefined, waitsFor: undefined, silentSince: undefined };
  #waiting: PromiseWithResolvers<void> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#plain = createClient({ apiBase: '', fetch: needs.fetch });
    this.client = {
      send: (call, input) => this.#named(call, input, (options) => this.#plain.send(call, input, options)),
    };
    needs.channel.hear(() => void this.refresh());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SessionState => this.#state;

  /** Asks who is signed in: at the start, when a role may have changed, and when another tab has news. */
  async refresh(): Promise<void> {
    try {
      this.#adopt(await this.#hear(() => this.#plain.send(getStaffSession, {})));
    } catch {
      if (this.#state.phase === 'asking') this.#set({ phase: 'unreachable' });
    }
  }

  /** Somebody signed in, chose a seller, gave the password again, or signed out. */
  enter(session: StaffSession): void {
    this.#adopt(session);
    this.#needs.channel.tell();
  }

  /** Nobody signs in again: what waited is given up. */
  giveUp(): void {
    const { passwordNeeded, signInNeeded } = staffMessages;
    const message = this.#state.waitsFor === 'password' ? passwordNeeded : signInNeeded;
    this.#settle((waiting) => waiting.reject(new CallError({ status: 401, message })));
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#needs.channel.close();
  }

  /** Whatever changes something has a name: pressed again after no answer came, it is not done twice. */
  #named<O>(
    call: AnyCall,
    input: unknown,
    make: (options: { idempotencyKey?: string }) => Promise<O>,
  ): Promise<O> {
    if (!('changes' in call) || call.changes !== true) return this.#send(() => make({}));
    return this.#doings.under(`${call.name} ${JSON.stringify(input)}`, (idempotencyKey) =>
      this.#send(() => make({ idempotencyKey })),
    );
  }

  async #send<O>(make: () => Promise<O>): Promise<O> {
    try {
      return await this.#hear(make);
    } catch (error) {
      const reason = error instanceof CallError && this.#state.phase === 'in' ? error.code : undefined;
      if (reason === 'SIGN_IN_NEEDED') await this.#waitFor('sign-in');
      else if (reason === 'PASSWORD_NEEDED') await this.#waitFor('password');
      else {
        // A role that was taken away ends at the next call: the rail shows at once what is left.
        if (reason === 'NOT_ALLOWED') void this.refresh();
        throw error;
      }
      return this.#send(make);
    }
  }

  /** Notices whether the server answers at all. */
  async #hear<O>(make: () => Promise<O>): Promise<O> {
    try {
      const answer = await make();
      this.#answered();
      return answer;
    } catch (error) {
      if (isSilence(error)) this.#silent();
      else this.#answered();
      throw error;
    }
  }

  #silent(): void {
    if (!this.#state.silentSince) this.#set({ silentSince: this.#needs.timeNow() });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.refresh(), AGAIN_MS);
  }

  #answered(): void {
    clearTimeout(this.#retry);
    if (!this.#state.silentSince) return;
    this.#set({ silentSince: undefined });
    this.#needs.onBack();
  }

  #adopt(session: StaffSession): void {
    const { session: before, phase, waitsFor } = this.#state;
    const wasIn = phase === 'in';
    // The dialog in place stays open over the page until somebody signs in; only then it is known who.
    if (wasIn && waitsFor && !session.staff) return;
    const sameDesk =
      before?.staff?.id === session.staff?.id && before?.staff?.sellerId === session.staff?.sellerId;
    if (wasIn && !sameDesk) {
      this.giveUp();
      this.#needs.onFreshStart();
    }
    this.#set({ session, phase: session.staff ? 'in' : 'out' });
    if (session.staff) this.#settle((waiting) => waiting.resolve());
  }

  async #waitFor(what: 'sign-in' | 'password'): Promise<void> {
    this.#waiting ??= Promise.withResolvers<void>();
    this.#set({ waitsFor: what });
    await this.#waiting.promise;
  }

  #settle(how: (waiting: PromiseWithResolvers<void>) => void): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (this.#state.waitsFor) this.#set({ waitsFor: undefined });
    if (waiting) how(waiting);
  }

  #set(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
