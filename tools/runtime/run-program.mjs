// Runs a program on the chosen Node and ends as it ends.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from './folders.mjs';

/** Whatever the program starts in its turn finds the same Node.
 * @param {string} node @returns {NodeJS.ProcessEnv} */
export function environmentFor(node) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, NODE: node, npm_node_execpath: node };
}

/** @param {string} node @param {string[]} args */
export function runProgram(node, args) {
  const child = spawn(node, args, { cwd: root, env: environmentFor(node), stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends its signals to the child as well.
      if (!process.stdin.isTTY || signal === 'SIGTERM') child.kill(signal);
    });
  }
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** npm tells its shell to end, and the shell does so without telling us: we notice that it is gone.
 * @param {() => void} end */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    end();
  }, 250);
}
