/**
 * The `_headers` file of static hosts (Netlify, Cloudflare Pages). Supported is what both hosts read in the same way:
 * whole paths, and `*` for anything at all.
 */
export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    const colon = content.indexOf(':');
    if (!content || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: content, headers: [] });
    else if (colon > 0)
      rules.at(-1)?.headers.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()]);
  }
  return rules;
}

export function formatHeadersFile(rules: HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** The headers of every rule that matches. Like both hosts, it joins a name that two rules set with a comma. */
export function headersFor(rules: HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of rules.flatMap((rule) =>
    matches(rule.pattern, pathname) ? rule.headers : [],
  )) {
    const known = found.get(name);
    found.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return found;
}

const matches = (pattern: string, pathname: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(pathname);
