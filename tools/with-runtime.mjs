// node tools/with-runtime.mjs PROGRAM …: runs a program of this project on the right Node, its packages installed.
// This file and those in runtime/ are plain JavaScript: an older Node without any package must be able to run them.
import { ensureNode } from './runtime/ensure-node.mjs';
import { ensurePackages } from './runtime/ensure-packages.mjs';
import { runProgram } from './runtime/run-program.mjs';

try {
  const node = await ensureNode();
  await ensurePackages(node);
  runProgram(node, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
