// Which of everybody else's packages a release takes along: what the shop needs while it runs, on two kinds of machines.

export interface Locked {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  integrity?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
}

/** The machines that the archive runs on. */
export const machines = ['x64', 'arm64'] as const;

const isOfShop = (path: string, { dev, devOptional, link }: Locked): boolean =>
  path.includes('node_modules/') &&
  !dev &&
  !devOptional &&
  !link &&
  !/^apps\/(?:storefront|box-office)\//.test(path);

/** Made for one kind of machine: fetched for each of ours, whichever this one is. */
const isNative = ({ cpu, os, libc }: Locked): boolean => (cpu ?? os ?? libc) !== undefined;

/** A replacement for machines without native parts hangs below one that is left out, or is one itself. */
const isReplacement = (path: string): boolean => /wasm32(?:\/|$)/.test(path);

export const isPlainPart = (path: string, locked: Locked): boolean =>
  isOfShop(path, locked) && !isNative(locked) && !isReplacement(path);

export const isNativePart = (path: string, locked: Locked): boolean =>
  isOfShop(path, locked) &&
  !isReplacement(path) &&
  (locked.cpu ?? []).some((cpu) => machines.some((machine) => machine === cpu)) &&
  (locked.os ?? ['linux']).includes('linux') &&
  (locked.libc ?? ['glibc']).includes('glibc');
