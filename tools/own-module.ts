// The file of the project that an import means, without its ending; undefined for a library.
import { posix } from 'node:path';

const ownPackage = /^@stagedoor\/([^/]+)(?:\/(.+))?$/;

export function ownModule(from: string, request: string): string | undefined {
  const [, name, rest = 'index'] = ownPackage.exec(request) ?? [];
  if (name) return `packages/${name}/src/${rest}`;
  return request.startsWith('.') ? posix.join(posix.dirname(from), request).replace(/\.\w+$/, '') : undefined;
}
