import { expect, test } from 'vitest';
import { editDependency } from './edit-dependency.ts';

/** Builds one file of a library, as far as the plugin has a part in it. */
function build(code: string): string {
  const plugin = editDependency('shake', /lib/, (text) => text.replace('unused();', ''));
  const { transform, buildStart, buildEnd } = plugin as unknown as {
    transform: { handler: (text: string) => string };
    buildStart: () => void;
    buildEnd: (this: { error: (message: string) => never }, error?: Error) => void;
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  buildStart();
  const built = transform.handler(code);
  buildEnd.call({ error });
  return built;
}

test('a library is changed while it is built in', () => {
  expect(build('used(); unused();')).toBe('used(); ');
});

test('an edit that no longer fits ends the build', () => {
  expect(() => build('used(); notUsed();')).toThrow('shake found nothing to change');
});
