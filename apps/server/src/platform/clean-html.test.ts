import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test('[SETUP-06] what the editor of the box office writes is kept letter for letter', () => {
  for (const written of [
    '<h2>Terms</h2><p>A <strong>bold <em>and slanted</em></strong> word,<br />and <a href="https://lantern.example/?a=1&amp;b=2">a link</a>.</p><hr />',
    '<p>No &lt;script&gt; &amp; "no" noise, it’s\u00a0quiet</p><ol><li>One<ul><li>Two</li></ul></li></ol>',
    '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">Closed</td></tr></tbody></table>',
    '<dl><dt>Term</dt><dd>What it is</dd></dl><blockquote><p>Said</p></blockquote><p><a href="/events/1">Here</a></p>',
  ])
    expect(cleanHtml(written)).toEqual({ clean: written, removed: false });
});
