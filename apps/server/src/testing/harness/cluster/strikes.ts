// What can be done to one machine, and how it is undone.
import type { DatabaseMachine } from './database-cluster.ts';
import type { Machine } from './machines.ts';
import type { ShopNode } from './shop-nodes.ts';

export interface Struck {
  victim: string;
  /** Power, network and operators come back. */
  undo(): Promise<void> | void;
}

export function losePower(machine: DatabaseMachine): Struck {
  const kept = [machine.etcd, machine.patroni];
  for (const each of kept) each.hold();
  machine.signal('SIGKILL');
  return {
    victim: machine.name,
    undo: () => {
      for (const each of kept) each.goOn();
    },
  };
}

export function freeze(machine: Machine, program?: string): Struck {
  machine.signal('SIGSTOP', program);
  return { victim: machine.name, undo: () => void machine.signal('SIGCONT', program) };
}

export function cutOff(machine: Machine, others?: readonly Machine[]): Struck {
  machine.cut(others);
  return { victim: machine.name, undo: () => machine.join() };
}

export function kill(machine: Machine, program: string): Struck {
  machine.signal('SIGKILL', program);
  return { victim: machine.name, undo: () => {} };
}

export function fillDisk(machine: DatabaseMachine): Struck {
  machine.disk.fill();
  return { victim: machine.name, undo: () => machine.disk.empty() };
}

export function setAhead(node: ShopNode, seconds: number): Struck {
  node.setAhead(seconds);
  return { victim: node.name, undo: () => node.setAhead(0) };
}
