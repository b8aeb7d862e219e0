import { append, ofOutlet } from './plant.ts';
import type { Plant } from './plant.ts';

export const mistakesOfWriting: Record<string, Plant> = {
  'a key that does not exist': append(
    'artists.yaml',
    'typo: { id: 101, nmae: X, name: X }',
    'typo:',
    '"nmae" does not belong to the artist. Did you mean "name"?',
  ),
  'a key that resembles nothing': append(
    'artists.yaml',
    'odd: { id: 102, name: X, shoe: 9 }',
    'odd:',
    '"shoe" does not belong to the artist.',
  ),
  'something required left out': append(
    'artists.yaml',
    'nameless: { id: 103 }',
    'nameless:',
    'The artist has no "name".',
  ),
  'something required left empty': append(
    'artists.yaml',
    'empty:\n  id: 104\n  name:',
    '  name:',
    'The artist has no "name".',
  ),
  'a name of blanks': append('artists.yaml', "blank: { id: 105, name: '  ' }", 'blank:', '"name" is empty.'),
  'a list where text belongs': append(
    'artists.yaml',
    'listed: { id: 106, name: [X] }',
    'listed:',
    '"name" must be text.',
  ),
  'a truth value where text belongs': append(
    'artists.yaml',
    'truth: { id: 107, name: true }',
    'truth:',
    '"name" must be text: put it in quotes.',
  ),
  'a name that is too long': append(
    'artists.yaml',
    `long: { id: 108, name: ${'x'.repeat(201)} }`,
    'long:',
    '"name" has 201 characters; at most 200 fit.',
  ),
  'a name of two lines': append(
    'artists.yaml',
    'two: { id: 109, name: "a\\nb" }',
    'two:',
    '"name" must be a single line.',
  ),
  'a control character': append(
    'artists.yaml',
    'bell: { id: 110, name: "a\\u0007b" }',
    'bell:',
    '"name" holds an invisible control character.',
  ),
  'a record that is none': append(
    'artists.yaml',
    'plain: just words',
    'plain:',
    'The artist must be written as "key: value" lines.',
  ),
  'a short name with capitals': append(
    'artists.yaml',
    'Big Name: { id: 111, name: X }',
    'Big Name:',
    'The short name "Big Name" may hold small letters, digits and hyphens only.',
  ),
  'an id that is no number': append(
    'artists.yaml',
    'wordy: { id: one, name: X }',
    'wordy:',
    '"id" must be a whole number from 1 to 2147483647.',
  ),
  'an id of zero': append(
    'artists.yaml',
    'zero: { id: 0, name: X }',
    'zero:',
    '"id" must be a whole number from 1 to 2147483647.',
  ),
  'an id that is taken': append(
    'artists.yaml',
    'again: { id: 1, name: X }',
    'again:',
    'The artist 1 exists already, in artists.yaml, line 1.',
  ),
  'the same key twice': append(
    'tours.yaml',
    'road: { id: 101, name: X }',
    'id: 101',
    'This key stands twice in the same place.',
  ),
  'YAML that cannot be read': ofOutlet('theme.yaml', 'logo: }\n', undefined, 'This is not valid YAML:'),
  tabs: ofOutlet(
    'theme.yaml',
    'subHeader:\n\timage: images/gala.svg\n',
    'image',
    'Lines are indented with blanks, not with tabs.',
  ),
  'two documents in a file': ofOutlet(
    'theme.yaml',
    'mobileBreakpoint: 800\n---\nlogo: images/gala.svg\n',
    '---',
    'A file holds one document: remove the line "---".',
  ),
  'bytes that are no text': ofOutlet(
    'theme.yaml',
    Buffer.from([0xff, 0xfe, 0x41]),
    undefined,
    'The file is not UTF-8 text.',
  ),
  'a value that contains itself': ofOutlet(
    'theme.yaml',
    'subHeader: &a\n  image: images/gala.svg\n  title: *a\n',
    'title:',
    '"title" contains itself.',
  ),
  'a map where a list belongs': ofOutlet(
    'events.yaml',
    'id: 1\n',
    undefined,
    '"events.yaml" must be a list, each entry after a "-".',
  ),
  'a list where names belong': ofOutlet(
    'series.yaml',
    '- id: 1\n',
    undefined,
    '"series.yaml" must hold entries, each under a short name.',
  ),
  'a misspelled file': {
    files: { 'outlets/shop/polices.yaml': '' },
    file: 'outlets/shop/polices.yaml',
    says: 'The importer knows no such file. Did you mean "policies.yaml"?',
  },
  'a misspelled file of the seller': {
    files: { 'artist.yaml': '' },
    file: 'artist.yaml',
    says: 'The importer knows no such file. Did you mean "artists.yaml"?',
  },
  'an outlet folder without its file': {
    files: { 'outlets/lost/theme.yaml': '' },
    file: 'outlets/lost/outlet.yaml',
    says: 'There is no such file in the folder.',
  },
};
