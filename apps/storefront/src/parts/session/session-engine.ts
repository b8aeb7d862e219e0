// Keeps the session: starts it, reads its remaining time, counts down, renews it, ends it, agrees with other tabs.
import { CallError } from '@stagedoor/client/call-error';
import type { Client } from '@stagedoor/client/create-client';
import { checkSession, startSession } from '@stagedoor/contract/calls/shop/session';
import type { Session } from '@stagedoor/contract/entities/session';
import {
  isAuthenticated,
  isExpiring,
  refreshExtends,
  secondsLeft,
  SESSION_REFRESH_MS,
} from '@stagedoor/rules/accounts/session';
import { timeNow } from '@stagedoor/screens/clock';
import type { SessionChannel, SessionNews } from './session-channel.ts';
import type { SessionState, SessionStore } from './session-store.ts';
import { tryTwice } from './try-twice.ts';

const BEAT_MS = 1000;
/** A beat that comes this late means that the tab slept: the page's own count cannot be trusted. */
const SLEPT_MS = 5000;

interface Needs {
  store: SessionStore;
  client: Client;
  channel: SessionChannel;
  clearUserData: () => void;
  /** Came with the page's address from an outside system; it opens a session once. */
  loginToken?: string | undefined;
  now?: () => Date;
  isOnline?: () => boolean;
}

export class SessionEngine {
  readonly #needs: Required<Omit<Needs, 'loginToken'>>;
  readonly #timer: ReturnType<typeof setInterval>;
  #loginToken: string | undefined;
  /** It would sign somebody else in, and waits for the answer whether it may. */
  #waitingToken: string | undefined;
  #lastUsedAt: Date | null = null;
  #lastRefreshAt: Date;
  #lastBeatAt: Date;
  #starting: Promise<void> | undefined;
  #refreshing: Promise<void> | undefined;

  constructor(needs: Needs) {
    this.#needs = { now: timeNow, isOnline: () => navigator.onLine, ...needs };
    this.#loginToken = needs.loginToken;
    this.#lastRefreshAt = this.#needs.now();
    this.#lastBeatAt = this.#lastRefreshAt;
    needs.channel.hear((news) => this.#hear(news));
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
  }

  /** Continues this browser's session or starts one. */
  start(): Promise<void> {
    this.#starting ??= this.#open().finally(() => (this.#starting = undefined));
    return this.#starting;
  }

  /** Takes over what the server answered, here or in a sign-in, and tells the other tabs. */
  adopt(session: Session): void {
    const news = { session, answeredAt: this.#needs.now() };
    this.#hear(news);
    this.#needs.channel.tell(news);
  }

  async renew(): Promise<void> {
    await this.#refreshing;
    await this.#refresh(true);
  }

  /** Rejects when the server could not be told: then nobody is signed out. */
  async signOut(): Promise<void> {
    await this.#needs.client.send(checkSession, { destroy: '1' }).catch((error: unknown) => {
      if (!isInvalidSession(error)) throw error;
    });
    await this.#end({ leaving: true, ended: false });
  }

  /** The customer answered whether whoever came back from outside takes their place. */
  async changeOver(agreed: boolean): Promise<void> {
    const loginToken = this.#waitingToken;
    this.#waitingToken = undefined;
    this.#needs.store.set({ changeAsked: false });
    if (!agreed || !loginToken) return;
    try {
      const session = await this.#needs.client.send(startSession, { loginToken, replace: '1' });
      this.#clear();
      this.adopt(session);
    } catch (error) {
      if (!isRefusal(error, 'LOGIN_TOKEN_REFUSED')) throw error;
      this.#needs.store.set({ loginRefused: true });
    }
  }

  /** Somebody is there: the next refresh prolongs the session. */
  used(): void {
    this.#lastUsedAt = this.#needs.now();
  }

  /** The customer went to another page. */
  moved(): void {
    this.used();
    this.#needs.store.set({ leaving: false });
  }

  /** The server no longer knows the session. */
  invalidate(): void {
    void (this.#needs.store.get().phase === 'user' ? this.#end({ invalid: true }) : this.start());
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#needs.channel.close();
  }

  async #open(): Promise<void> {
    const { client, store } = this.#needs;
    const loginToken = this.#loginToken;
    try {
      const session = await tryTwice(() => client.send(startSession, { loginToken }));
      this.#loginToken = undefined;
      this.adopt(session);
    } catch (failure) {
      const isAsked = isRefusal(failure, 'SIGNED_IN_ALREADY');
      if (loginToken && (isAsked || isRefusal(failure, 'LOGIN_TOKEN_REFUSED'))) {
        this.#loginToken = undefined;
        if (isAsked) this.#waitingToken = loginToken;
        store.set(isAsked ? { changeAsked: true } : { loginRefused: true });
        return this.#open();
      }
      this.#clear({ failure: failure as Error });
    }
  }

  #hear({ session, answeredAt }: SessionNews): void {
    if (!session) return this.#clear();
    this.#lastRefreshAt = answeredAt;
    this.#needs.store.set({
      phase: isAuthenticated(session) ? 'user' : 'visitor',
      session,
      answeredAt,
      expiring: isExpiring(session),
      failure: undefined,
      ...(isAuthenticated(session) && { ended: false }),
    });
  }

  #clear(change: Partial<SessionState> = {}): void {
    const { store, clearUserData } = this.#needs;
    const ended = store.get().phase === 'user' || store.get().ended;
    clearUserData();
    store.set({ phase: 'visitor', session: undefined, expiring: false, ended, ...change });
  }

  /** The customer's session is over: a visitor goes on with a new one. */
  #end(change?: Partial<SessionState>): Promise<void> {
    this.#clear(change);
    this.#needs.channel.tell({ session: undefined, answeredAt: this.#needs.now() });
    return this.start();
  }

  #beat(): void {
    const { store, isOnline } = this.#needs;
    const now = this.#needs.now();
    const slept = now.getTime() - this.#lastBeatAt.getTime() > SLEPT_MS;
    const due = now.getTime() - this.#lastRefreshAt.getTime() >= SESSION_REFRESH_MS;
    this.#lastBeatAt = now;
    const { phase, session, answeredAt } = store.get();
    if (phase !== 'user' || !session) return;
    const left = secondsLeft(session.secondsToExpire, answeredAt, now);
    if ((slept || due) && isOnline()) void this.#refresh();
    else if (left <= 0) void this.#end();
    else store.set({ expiring: isExpiring({ ...session, secondsToExpire: left }) });
  }

  #refresh(extend = refreshExtends(this.#lastUsedAt, this.#lastRefreshAt)): Promise<void> {
    this.#refreshing ??= this.#check(extend).finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  async #check(extend: boolean): Promise<void> {
    this.#lastRefreshAt = this.#needs.now();
    try {
      const ask = () => this.#needs.client.send(checkSession, { extend: extend ? '1' : '0' });
      this.adopt(await tryTwice(ask));
    } catch (error) {
      // An invalid session was already reported by the client itself.
      if (!isInvalidSession(error)) await this.#end();
    }
  }
}

const isInvalidSession = (error: unknown): boolean => error instanceof CallError && error.isInvalidSession;
const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof CallError && error.code === code;
