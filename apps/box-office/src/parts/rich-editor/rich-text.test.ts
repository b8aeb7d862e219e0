// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { richTextAttributes, richTextElements } from '@stagedoor/rules/shops/rich-text';
import { readRich } from './read-rich.ts';
import { richSchema } from './rich-schema.ts';
import { tidyPasted } from './tidy-pasted.ts';
import { writeRich } from './write-rich.ts';

const kept = (html: string): string => writeRich(readRich(html));

test('[SETUP-06] the editor has exactly the elements and attributes that pages show', () => {
  const { doc, text, ...nodes } = richSchema.nodes;
  expect([doc?.name, text?.name]).toEqual(['doc', 'text']);
  // A span without attributes says nothing; its words are kept.
  expect([...Object.keys(nodes), ...Object.keys(richSchema.marks), 'span'].toSorted()).toEqual(
    richTextElements.toSorted(),
  );
  const odd = [...Object.values(nodes), ...Object.values(richSchema.marks)].flatMap(({ name, spec }) =>
    Object.keys(spec.attrs ?? {}).filter((each) => !richTextAttributes[name]?.includes(each)),
  );
  expect(odd).toEqual([]);
});

test('[SETUP-06] what is there is kept letter for letter', () => {
  for (const html of [
    '',
    '<p>Be kind.</p><ul><li>No &lt;script&gt; &amp; "no" noise</li><li>Doors at 7</li></ul>',
    '<h2>Terms</h2><p>A <strong>bold <em>and slanted</em></strong> word,<br />and <a href="https://lantern.example/?a=1&amp;b=2">a link</a>.</p><hr />',
    '<p><b>b</b><i>i</i><u>u</u><s>s</s><small>small</small><sub>sub</sub><sup>sup</sup></p>',
    '<ol><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>Four</p></li></ol>',
    '<blockquote><p>Said</p></blockquote><dl><dt>Term</dt><dd>What it is</dd></dl>',
    '<table><thead><tr><th scope="col">Day</th><th>Doors</th></tr></thead><tbody><tr><td colspan="2">Closed</td></tr></tbody></table>',
    '<h3>Three</h3><h4>Four</h4><p><a href="/events/1">Here</a> <a href="mailto:us@lantern.example">Write</a></p>',
  ])
    expect(kept(html)).toBe(html);
});

test('[SETUP-06] a text without markup has its paragraphs', () => {
  expect(kept('Be kind.\nAlways.\n\n\nTwice.')).toBe('<p>Be kind. Always.</p><p>Twice.</p>');
});

test('[SETUP-06] what pages do not show has no place in the document', () => {
  expect(
    kept(
      '<h1>Big</h1><script>alert(1)</script><style>p{}</style><p onclick="x()" style="color:red" class="c">Text<img src="x" onerror="x()"></p>' +
        '<object>no</object><svg><text>no</text></svg><div>Loose</div><h6>Low</h6>' +
        '<p><a href="javascript:alert(1)">run</a> <a href="//elsewhere.example">away</a> <span>plain</span></p>',
    ),
  ).toBe('<h2>Big</h2><p>Text</p><p>Loose</p><h4>Low</h4><p>run away plain</p>');
});

test('[SETUP-06] what Word puts on the clipboard becomes what it looks like', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
    <style><!-- p.MsoNormal {margin:0cm;} --></style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body>
    <h1 style='mso-style-name:x'>Refunds<o:p></o:p></h1>
    <p class=MsoNormal style='margin:0'><b><span lang=EN-US style='font-family:"Calibri"'>Bold</span></b> and <i>slanted</i>.<o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>First</p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Within</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Second</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Numbered</p>
    </body></html>`;
  expect(kept(tidyPasted(word))).toBe(
    '<h2>Refunds</h2><p><b>Bold</b> and <i>slanted</i>.</p>' +
      '<ul><li>First<ul><li>Within</li></ul></li><li>Second</li></ul><ol><li>Numbered</li></ol>',
  );
});

test('[SETUP-06] a text from a browser’s word processor is bold where it looks bold', () => {
  const copied =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Loud</span><span style="font-weight:400;font-style:italic"> soft</span></p></b>';
  expect(kept(tidyPasted(copied))).toBe('<p><strong>Loud</strong><em> soft</em></p>');
});
