interface Sent {
  url: string;
  headers: readonly { name: string; value: string }[];
  body: string;
}

/** For a shell: nothing between the quotes means anything to it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A message as one would send it by hand. */
export const asCurl = ({ url, headers, body }: Sent): string =>
  [
    `curl ${quoted(url)}`,
    ...[{ name: 'content-type', value: 'application/json' }, ...headers].map(
      ({ name, value }) => `--header ${quoted(`${name}: ${value}`)}`,
    ),
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ');
