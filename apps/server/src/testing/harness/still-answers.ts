import type { ServerProcess } from '../server-process.ts';

/**
 * Who was connected hears of a process's death before its parent does, by far where the machine is busy: whoever asks
 * whether it lived asks the process.
 */
export async function stillAnswers(server: Pick<ServerProcess, 'send'>): Promise<boolean> {
  try {
    await server.send('/healthz', { method: 'GET' });
    return true;
  } catch {
    return false;
  }
}
