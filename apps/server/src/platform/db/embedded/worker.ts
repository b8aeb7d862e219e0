// PostgreSQL in WebAssembly, in a thread of its own: in the main thread it would starve every request.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseFault, Order, Reply } from './messages.ts';

const INT8 = 20;
const DATE = 1082;
const port = parentPort!;

function asFault(error: unknown): DatabaseFault {
  const { name, message, code, constraint, detail, table } = error as DatabaseFault;
  return { name, message, code, constraint, detail, table };
}

async function runScript(database: PGlite, script: string): Promise<void> {
  try {
    await database.exec(`begin; ${script}; commit`);
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

async function carryOut(database: PGlite, order: Order): Promise<Reply> {
  if (order.kind === 'close') {
    await database.close();
    return { id: order.id, rows: [] };
  }
  if (order.kind === 'ping') return { id: order.id, rows: [] };
  if (order.kind === 'script') {
    await runScript(database, order.sql);
    return { id: order.id, rows: [] };
  }
  const result = await database.query(order.sql, [...order.parameters]);
  return { id: order.id, rows: result.rows, affectedRows: result.affectedRows };
}

const { folder, engine } = workerData as { folder: string; engine: object };
const database = await PGlite.create({
  dataDir: folder,
  pgliteWasmModule: engine,
  // PostgreSQL's own 128 MB are meant for a machine of its own; the files are in the system's memory anyway.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  parsers: { [INT8]: Number, [DATE]: (text: string) => text },
});

port.on('message', (order: Order) => {
  carryOut(database, order).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => port.postMessage({ id: order.id, fault: asFault(error) } satisfies Reply),
  );
});
port.postMessage('ready');
