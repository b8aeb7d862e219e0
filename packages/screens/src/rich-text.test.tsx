import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const draw = (html: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  ).replace(/^<div[^>]*>|<\/div>$/g, '');

test('[EVENT-35] a body keeps its harmless elements', () => {
  expect(
    draw('<p>Doors at <strong>7</strong>, see <a href="https://a.example/x?a=1&amp;b=2">here</a>.</p>'),
  ).toBe(
    '<p>Doors at <strong>7</strong>, see <a href="https://a.example/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">here</a>.</p>',
  );
  expect(draw('<ul><li>One<li>Two</ul>')).toBe('<ul><li>One</li><li>Two</li></ul>');
  expect(draw('<a href="/events">All</a>')).toBe('<a href="/events">All</a>');
});

test('[EVENT-35] scripts, handlers and dangerous addresses do not survive', () => {
  expect(draw('a<script>alert(1)</script>b')).toBe('<p>ab</p>');
  expect(draw('<p onclick="x()" style="color:red">hi</p>')).toBe('<p>hi</p>');
  expect(draw('<img src=x onerror=alert(1)>hello')).toBe('<p>hello</p>');
  expect(draw('<svg onload=alert(1)><p>no</p></svg>yes')).toBe('<p>yes</p>');
  expect(draw('<a href="javascript:alert(1)">go</a>')).toBe('<span>go</span>');
  expect(draw('<a href="&#106;avascript:alert(1)">go</a>')).toBe('<span>go</span>');
  expect(draw('<a href="//evil.example">go</a>')).toBe('<span>go</span>');
});

test('what is not quite HTML stays text', () => {
  expect(draw('3 < 4 & 5 > 2')).toBe('<p>3 &lt; 4 &amp; 5 &gt; 2</p>');
  expect(draw('One\n\nTwo')).toBe('<p>One</p><p>Two</p>');
  expect(draw('<b>never closed')).toBe('<b>never closed</b>');
  expect(draw('&lt;script&gt;')).toBe('<p>&lt;script&gt;</p>');
});

test('the tree is one that a browser reads back unchanged', () => {
  expect(draw('<p>a<ul><li>b</li></ul>c')).toBe('<p>a</p><ul><li>b</li></ul>c');
  expect(draw('<p>a<p>b')).toBe('<p>a</p><p>b</p>');
  expect(draw('<ul><li>a<ul><li>b</ul><li>c</ul>')).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>');
});

test('[EVENT-35] a table keeps its rows and cells, as browsers would complete them', () => {
  expect(draw('<table> <tr> <th scope="col">Door<th>Time <tr><td colspan="2">All</table>after')).toBe(
    '<table><tbody><tr><th scope="col">Door</th><th>Time </th></tr><tr><td colSpan="2">All</td></tr></tbody></table>after',
  );
  expect(draw('<table><thead><tr><th>A</thead><tbody><tr><td><p>b</table>')).toBe(
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>b</p></td></tr></tbody></table>',
  );
  expect(draw('<ul><li><table><tr><td>a</li></ul><li>b</table>c</ul>')).toBe(
    '<ul><li><table><tbody><tr><td>a<li>b</li></td></tr></tbody></table>c</li></ul>',
  );
  expect(draw('<td>no table</td><p>and <span>words</span></p>')).toBe(
    'no table<p>and <span>words</span></p>',
  );
});
