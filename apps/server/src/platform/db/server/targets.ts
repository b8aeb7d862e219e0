// Where the database may be: one host, or several of which one at a time takes writes.

export interface Targets {
  /** The connection string that is tried next. */
  current(): string;
  /** Another one's turn, unless somebody has found out already that this one does not serve. */
  failed(target: string): void;
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/** `postgres://user@one:5432,two:5432/shop`, as libpq reads it. */
export function targetsOf(databaseUrl: string): Targets {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(databaseUrl) ?? [];
  const all = hosts.includes(',')
    ? hosts.split(',').map((host) => `${before}${host}${after}`)
    : [databaseUrl];
  let current = 0;
  return {
    current: () => all[current]!,
    failed: (target) => {
      if (target === all[current]) current = (current + 1) % all.length;
    },
  };
}
