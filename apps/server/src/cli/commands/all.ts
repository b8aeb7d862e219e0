import type { Command } from './command.ts';

/** By the names that people type. Loaded when they are wanted: a shop that runs keeps none of them in memory. */
export const commands: Readonly<Record<string, (args: readonly string[]) => Promise<Command>>> = {
  import: async (args) => (await import('./import.ts')).importCommand(args),
  export: async () => (await import('./export.ts')).exportCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  invite: async () => (await import('./invite.ts')).inviteCommand,
  maintenance: async () => (await import('./maintenance.ts')).maintenanceCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  staff: async () => (await import('./staff.ts')).staffCommands,
  'demo:reset': async () => (await import('./demo-reset.ts')).demoReset,
  'ledger:check': async () => (await import('./ledger-check.ts')).ledgerCheck,
};
