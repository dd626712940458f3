import { runInNewContext } from 'node:vm';
import { expect, test } from 'playwright/test';
import { inlineScript } from './inline-script';

/** As on a page: nothing of this file can be reached. */
const runAlone = (text: string) => runInNewContext(text, {});

test('a value can’t end the script or begin a comment', () => {
  const text = inlineScript((value: string) => value, '</script><!-- </SCRIPT>');
  expect(text).not.toContain('<');
  expect(runAlone(text)).toBe('</script><!-- </SCRIPT>');
});
