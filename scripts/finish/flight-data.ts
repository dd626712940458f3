import type { CheerioAPI } from 'cheerio';

const PART = /^self\.__next_f\.push\(\[1,"(.*)"\]\)$/s;

/**
 * Joins the data that React starts a page from. Next writes it in as many scripts as it was read
 * in, which depends on the version of Node, and each script costs a hash in the policy.
 */
export function joinFlightData($: CheerioAPI): void {
  const scripts = $('script').filter((_, script) => PART.test($(script).text()));
  const parts = scripts.get().map((script) => PART.exec($(script).text())?.[1]);
  scripts.first().text(`self.__next_f.push([1,"${parts.join('')}"])`);
  scripts.slice(1).remove();
}
