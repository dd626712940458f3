import mammoth from 'mammoth';
import { expect, test } from 'playwright/test';
import { wordFile } from './docx';

test('another program reads headings, links and lists of the Word file in their order', async () => {
  const page = `<html><head><title>CV</title></head><body>
    <header><h1>Ada</h1><svg></svg><ul><li><a href="mailto:ada@ada.example">ada@ada.example</a></li></ul></header>
    <section><h2>Experience</h2><p><strong>Data</strong> — SQL</p><ul><li>Built it</li></ul></section></body></html>`;
  const buffer = await wordFile(page, 'Ada');
  const { value } = await mammoth.convertToHtml(
    { buffer },
    { styleMap: ["p[style-name='Title'] => h1:fresh"] },
  );
  expect(value).toBe(
    '<h1>Ada</h1><p><a href="mailto:ada@ada.example">ada@ada.example</a></p>' +
      '<h1>Experience</h1><p><strong>Data</strong> — SQL</p><ul><li>Built it</li></ul>',
  );
});
